"""`companion seal`: seals a hidden choice in an envelope, and shows what the others keep."""

import argparse
import shlex
import sys
from typing import TYPE_CHECKING

from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands, declare_pin
from companion.core import NotUnderstood
from companion.locale import _

if TYPE_CHECKING:
    from companion.cli.desk.desk import Desk
    from companion.seal.envelopes.envelope import Envelope


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("seal", help=_("seal a hidden choice in an envelope"))
    parser.add_argument("--name", required=True, metavar=_("NAME"), help=_("whose choice it is"))
    parser.add_argument(
        "--share",
        required=True,
        metavar=_("WORDS"),
        help=_("the words that the others say: four or more, and one from each of them"),
    )
    declare_pin(parser)
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Read the choice unseen, save it, and then show its seal."""
    from companion.cli.desk.place import desk
    from companion.cli.desk.silent_keys import leave_no_core
    from companion.cli.folder import tables
    from companion.seal.envelopes.envelope import need_share, sealed
    from companion.seal.words import indexes
    from companion.store.keys import vault
    from companion.text.plaintext import need_name

    share = indexes(wanted.share)
    need_name(wanted.name)
    need_share(share)
    place = desk(wanted.pin_file)
    leave_no_core()
    with place.curtain():
        envelope = sealed(wanted.name, share, _choice(place))
        pin = place.new_pin(_("A PIN or passphrase for the envelope: "))
    with tables() as kept, place.working(_("Sealing the choice.")):
        label = kept.envelopes.keep(envelope, pin).label
    _show(place, envelope)
    if vault.is_short(pin):
        place.say(_("A short PIN stops a glance, but nobody who has the file."))
    place.say(_("The others keep the seal or the six words. This opens the envelope:"))
    place.say(f"  companion open {shlex.quote(label)}")
    _draw(place, envelope)
    return DONE


def _choice(place: "Desk") -> str:
    """Read a line that nobody sees; a person types it twice."""
    if not place.hides and sys.stdin is not None and sys.stdin.isatty():
        raise NotUnderstood(_("what is typed here could be seen; do not send the output to a file"))
    said = place.secret(_("Your choice (nobody sees it): "))
    if said is None:
        raise NotUnderstood(_("no choice was given; nothing was sealed"))
    if place.hides and said != place.secret(_("The same once more: ")):
        raise NotUnderstood(_("these were two different choices; nothing was sealed"))
    return said


def _show(place: "Desk", envelope: "Envelope") -> None:
    """Print the seal as text and as words."""
    from companion.seal.words import language, read_out

    told = language()
    place.say(_("Your words: {words}").format(words=read_out(envelope.share, told)))
    place.say(f"{envelope.name} · {envelope.short}")
    place.say(f"{envelope.name} · {read_out(envelope.words, told)}")


def _draw(place: "Desk", envelope: "Envelope") -> None:
    """Draw the seal as a code, last of all, so that it stays on the screen whole."""
    from companion.seal.qr import ansi, fits

    if fits(envelope.short, *place.size):
        sys.stdout.write("\n".join((*ansi(envelope.short), "")))
        sys.stdout.flush()
