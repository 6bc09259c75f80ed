"""Run the command `citadella` with `python -m citadella`."""

from citadella.cli import main

if __name__ == "__main__":
    main()
