"""The commands: each lives in a module of its own and is loaded when it is called."""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module

from companion import __version__
from companion.core import CompanionError
from companion.locale import _

DONE, REFUSED, UNREADABLE = 0, 1, 2
COMMANDS = ("replay", "paths", "edition", "rules", "notation")


def main(arguments: list[str] | None = None) -> int:
    """Run a command and give its exit code; whatever goes wrong is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except CompanionError as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return 130


def _run(arguments: list[str]) -> int:
    """Take the command line apart and call the command."""
    parser = argparse.ArgumentParser(
        prog="companion",
        description=_("Sits beside the box: referees, keeps secrets, counts, explains the rules."),
        epilog=_("`companion COMMAND --help` tells about one command."),
    )
    parser.add_argument("--version", action="version", version=f"companion {__version__}")
    commands = parser.add_subparsers(dest="command", metavar=_("COMMAND"))
    for name in COMMANDS:
        import_module(f"companion.cli.{name}").declare(commands)
    wanted = parser.parse_args(arguments)
    if wanted.command is None:
        return _welcome()
    run: Callable[[argparse.Namespace], int] = wanted.run
    code = run(wanted)
    sys.stdout.flush()
    return code


def _welcome() -> int:
    """Tell somebody who has just opened the program what it can do today."""
    print(_("Companion {version}, beside your box.").format(version=__version__))
    print()
    print(_("Today it referees MIND MGMT from a written game:"))
    print("  companion notation --example > evening.txt")
    print("  companion replay evening.txt")
    print(_("and explains why something is not allowed:"))
    print("  companion rules temple")
    print()
    print(_("`companion --help` lists every command."))
    return DONE
