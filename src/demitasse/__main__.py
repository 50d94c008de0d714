"""`python -m demitasse` is the `demitasse` command."""

from demitasse.cli import main

if __name__ == "__main__":
    main()
