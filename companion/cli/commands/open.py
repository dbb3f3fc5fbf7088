"""`companion open`: lists and opens envelopes, and compares them with what was kept."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.parser import Commands, declare_pin
from companion.core import NotUnderstood
from companion.locale import _

if TYPE_CHECKING:
    from companion.seal.envelopes.envelope import Envelope
    from companion.seal.envelopes.envelope_check import KeptSeal

NOTHING_KEPT = 3


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("open", help=_("list, open and check envelopes"))
    parser.add_argument(
        "what", nargs="*", metavar=_("NAME|FILE"), help=_("a sealed envelope, or an opened file")
    )
    for name, told in (
        ("--kept", _("a seal that was kept")),
        ("--words", _("six words that were kept")),
    ):
        parser.add_argument(name, action="append", default=[], metavar=_("TEXT"), help=told)
    parser.add_argument(
        "--share", default="", metavar=_("WORDS"), help=_("the words that the others had said")
    )
    parser.add_argument(
        "--write", type=Path, metavar=_("FILE"), help=_("write the opened envelope to a file")
    )
    declare_pin(parser)
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Run the command; return 1 if something does not fit, 3 if nothing kept was given."""
    from companion.seal.envelopes.envelope_check import need_different
    from companion.seal.words import indexes

    kept, share = _kept(wanted), indexes(wanted.share)
    need_different((), kept)
    if not wanted.what:
        return _compared(kept) if kept else _listed()
    envelopes = _opened(wanted)
    need_different(envelopes, kept)
    return _checked(envelopes, kept, share) or _proven(wanted, kept)


def _kept(wanted: argparse.Namespace) -> "tuple[KeptSeal, ...]":
    """Read the kept seals and words."""
    from companion.seal.envelopes.envelope_check import read_seal, read_words

    if wanted.words and not wanted.share:
        raise NotUnderstood(
            _(
                "six words prove nothing without the words that the others had said: give"
                " them with `--share`"
            )
        )
    return (*map(read_seal, wanted.kept), *map(read_words, wanted.words))


def _compared(kept: "Sequence[KeptSeal]") -> int:
    """Say that no two kept seals are the same."""
    say(_("seals kept: {number}; no two are the same").format(number=len(kept)))
    return DONE


def _listed() -> int:
    """List the envelopes in the user's folder."""
    from companion.cli.folder import tables
    from companion.locale.dates import day

    with tables() as kept:
        envelopes = kept.envelopes
        found = envelopes.list()
    for each in found:
        say(f"{each.label}  {day(each.made)}  {each.short}")
    for notice in envelopes.notices:
        say(notice, sys.stderr)
    if not found:
        say(_("no envelopes here; make one with `companion seal`"))
    return DONE


def _opened(wanted: argparse.Namespace) -> "list[Envelope]":
    """Read or unlock the named envelopes, and write one to a file if asked."""
    from companion.store.disk import files

    if wanted.write and len(wanted.what) > 1:
        raise NotUnderstood(_("one envelope at a time is written to a file"))
    if wanted.write:
        files.need_new(wanted.write)
    envelopes = [_read(each) or _unlocked(each, wanted.pin_file) for each in wanted.what]
    if wanted.write:
        files.write_new(wanted.write, envelopes[0].text)
    return envelopes


def _read(name: str) -> "Envelope | None":
    """Return an opened envelope, if a file has this name."""
    from companion.seal.envelopes.envelope import of_bytes
    from companion.store.disk import files

    return of_bytes(files.read_bytes(Path(name))) if _is_file(name) else None


def _is_file(name: str) -> bool:
    """Say whether a name is a file rather than a sealed envelope."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def _unlocked(name: str, pin_file: Path | None) -> "Envelope":
    """Open an envelope of the user's folder with its PIN."""
    from companion.cli.desk.place import desk
    from companion.cli.folder import tables

    place = desk(pin_file)
    with tables() as found:
        kept = found.envelopes.find(name)
        with place.curtain():
            pin = place.pin(_("PIN of {name}: ").format(name=kept.label))
            with place.working(_("Opening the envelope.")):
                return found.envelopes.open(kept, pin)


def _checked(
    envelopes: "Sequence[Envelope]", kept: "Sequence[KeptSeal]", share: tuple[int, ...]
) -> int:
    """Print the envelopes, and what does not fit."""
    from companion.telling.proof.opened_envelopes import told, wrong

    for envelope in envelopes:
        for line in told(envelope):
            say(line)
    found = list(wrong(envelopes, kept, share))
    for each in found:
        say(each)
    return REFUSED if found else DONE


def _proven(wanted: argparse.Namespace, kept: "Sequence[KeptSeal]") -> int:
    """Return the exit code: whether anything was proven to the reader."""
    from companion.telling.proof.opened_envelopes import COMPARE

    if kept:
        say(_("All of it fits what was kept."))
        if not wanted.share:
            say(_("{compare} Or give them with `--share`.").format(compare=_(COMPARE)))
    elif any(map(_is_file, wanted.what)):
        say(_("This proves nothing: give what you kept with `--kept`, or `--words` and `--share`."))
        return NOTHING_KEPT
    elif not wanted.write:
        say(_("For the others to check on their own devices, write it with `--write FILE`."))
    return DONE
