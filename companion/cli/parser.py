"""What takes a command line apart, in the reader's language; every command knows `--lang`."""

import argparse
from pathlib import Path
from typing import NoReturn

from companion.cli.exit_codes import UNREADABLE
from companion.cli.speaking import OPTION
from companion.locale import LANGUAGES, N_, _, counted
from companion.plaintext import visible

# What argparse says by itself; later versions of Python say some of it in other words.
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


class Parser(argparse.ArgumentParser):
    """A parser that repeats wrong words only as what can be seen of them."""

    def __init__(self, *args: object, **more: object) -> None:
        """Know the option that `split` takes out of every command line before it comes here."""
        super().__init__(*args, **more)  # type: ignore[arg-type]
        told = _("the language of all that is said")
        self.add_argument(OPTION, choices=LANGUAGES, default=argparse.SUPPRESS, help=told)

    def error(self, message: str) -> NoReturn:
        """Say what was not understood, in one line."""
        self.exit(UNREADABLE, f"{self.prog}: {visible(message)}\n")


def declare_pin(parser: argparse.ArgumentParser) -> None:
    """Let a command take the PIN from a file."""
    told = _("a file that holds the PIN")
    parser.add_argument("--pin-file", type=Path, metavar=_("FILE"), help=told)


# argparse asks gettext, which knows one catalogue for a whole process, and no readers.
vars(argparse).update(_=_, ngettext=counted)
