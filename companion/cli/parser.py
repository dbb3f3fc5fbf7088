"""The parser of command lines in the reader's language, with the options of every command."""

import argparse
from functools import partial
from pathlib import Path
from typing import NoReturn, TypeAlias

from companion.cli import plain_mode
from companion.cli.exit_codes import UNREADABLE
from companion.cli.language import OPTION
from companion.games import OWN
from companion.locale import LANGUAGES, N_, _, counted
from companion.text.plaintext import visible
from companion.text.spoken import spoken

# argparse's own texts, which differ between versions of Python
SAID = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("unrecognized arguments: %s"),
    N_("not allowed with argument %s"),
    N_("ignored explicit argument %r"),
    N_("the following arguments are required: %s"),
    N_("one of the arguments %s is required"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("unexpected option string: %s"),
    N_("invalid %(type)s value: %(value)r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
)

WHOLE = 100_000  # columns in which no line is broken

# What a command adds its parser to; argparse gives it no public name.
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class CommandParser(argparse.ArgumentParser):
    """A parser that repeats wrong words without control characters."""

    def __init__(self, *args: object, **more: object) -> None:
        """Add the options of every command, which are already read when they come here."""
        if plain_mode.is_on():
            more["formatter_class"] = partial(argparse.RawDescriptionHelpFormatter, width=WHOLE)
        super().__init__(*args, **more)  # type: ignore[arg-type]
        told = _("the language of all that is said")
        self.add_argument(OPTION, choices=LANGUAGES, default=argparse.SUPPRESS, help=told)
        told = _("a game of your own stands on the shelf, too: its package, found from this folder")
        self.add_argument(OWN, metavar=_("PACKAGE"), default=argparse.SUPPRESS, help=told)

        told = _("plain mode, for ears and braille lines: one line for one fact, no drawings")
        self.add_argument(plain_mode.ON, action="store_true", default=argparse.SUPPRESS, help=told)
        told = _("no plain mode, even where the settings turn it on")
        self.add_argument(plain_mode.OFF, action="store_true", default=argparse.SUPPRESS, help=told)

    def format_help(self) -> str:
        """Return the help; plainly one line for each thing, without the summary of all signs."""
        told = super().format_help()
        if not plain_mode.is_on():
            return told
        _usage, _blank, rest = told.partition("\n\n")
        return "".join(f"{spoken(line)}\n" for line in rest.splitlines() if line.strip())

    def error(self, message: str) -> NoReturn:
        """Print one line about what was not understood, and exit."""
        self.exit(UNREADABLE, f"{self.prog}: {visible(message)}\n")


def declare_pin(parser: argparse.ArgumentParser) -> None:
    """Add the option for a file with the PIN."""
    told = _("a file that holds the PIN")
    parser.add_argument("--pin-file", type=Path, metavar=_("FILE"), help=told)


# argparse uses gettext, which has only one language for the whole process.
vars(argparse).update(_=_, ngettext=counted)
