"""`python -m citadella` is the command `citadella`."""

from citadella.cli import main

if __name__ == "__main__":
    main()
