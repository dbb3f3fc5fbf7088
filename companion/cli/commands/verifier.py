"""`companion verifier`: writes a web page that checks evidence on another device."""

import argparse
from pathlib import Path

from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands
from companion.locale import _
from companion.text.plaintext import visible


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "verifier", help=_("write a page that checks evidence in any browser")
    )
    parser.add_argument(
        "file", type=Path, metavar=_("FILE"), help=_("a new file, such as `v.html`")
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Write the page, and print its fingerprint, with which two people compare theirs."""
    from companion.store.disk import files
    from screens.verifier import fingerprint, page

    files.write_new(wanted.file, page())
    said = _("{file}: a page for any browser; it shares no code with this program")
    say(said.format(file=visible(wanted.file)))
    say(_("Its SHA-256: {sum}").format(sum=fingerprint()))
    return DONE
