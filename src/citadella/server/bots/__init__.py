"""Worker processes in which bots think, their queue, remote workers and game reviews."""
