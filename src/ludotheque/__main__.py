"""Runs the command line with `python -m ludotheque`."""

from ludotheque.cli import main

main(prog_name="python -m ludotheque")
