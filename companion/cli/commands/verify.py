"""`companion verify`: checks evidence with what the players kept."""

import argparse
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from companion import games
from companion.cli.desk.output import say_json
from companion.cli.exit_codes import UNREADABLE
from companion.cli.parser import Commands
from companion.core import CompanionError, NotUnderstood
from companion.locale import _
from companion.text.plaintext import visible

if TYPE_CHECKING:
    from companion.seal.checking.kept_heads import Kept

What = TypeVar("What")

OTHER = {"--head": "`--words`", "--words": "`--head`"}  # the right option for such a text


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "verify",
        help=_("check evidence against what the players kept"),
        epilog=_(
            "Exit code: 0 no cheating, and your receipts prove it, 1 something was"
            " found, 2 unreadable, 3 no receipt was given, 4 not everything is"
            " revealed yet, 5 no sign of cheating, but not all of it is proven, 6 a game"
            " that is not known here, or a record of the first version, 7 a game that"
            " seals nothing, played through again, 8 as 0, but the program played at a level"
            " that is not known here."
        ),
    )
    parser.add_argument("evidence", type=Path, metavar=_("EVIDENCE"))
    parser.add_argument(
        "--head",
        action="append",
        default=[],
        metavar=_("RECEIPT"),
        help=_("a receipt that was kept, or a file of receipts"),
    )
    parser.add_argument(
        "--words",
        action="append",
        default=[],
        metavar=_("WORDS"),
        help=_("receipt words, such as '07: six words'"),
    )
    parser.add_argument(
        "--share",
        action="append",
        default=[],
        metavar=_("WORDS"),
        help=_(
            "your own words, which belong to the receipt words: once for all of them,"
            " or once for each"
        ),
    )
    parser.add_argument(
        "--explain",
        type=int,
        metavar=_("LINE"),
        help=_("say why the program decided so in this line, once everything is revealed"),
    )
    parser.add_argument("--json", action="store_true", help=_("print it all for programs"))
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Check a file; the exit code says the verdict."""
    from companion.cli.desk.place import desk
    from companion.seal.checking.verdict import judged
    from companion.seal.evidence import NoEvidence, of_bytes
    from companion.store.disk import files
    from companion.telling.verdict import decisions
    from companion.telling.verdict.data import facts
    from companion.telling.verdict.text import told
    from screens.verifier import fingerprint

    try:
        place = desk(None)  # so that no line breaks within a word
        kept = _kept(wanted.head, wanted.words, wanted.share)
        given = of_bytes(files.read_bytes(wanted.evidence))
        with nullcontext() if wanted.json else place.working(_("Checking the evidence.")):
            verdict = judged(games.take, given, kept)
    except CompanionError as error:
        if not wanted.json:
            raise
        at = error.line if isinstance(error, NoEvidence) else 0
        found = {"line": at, "class": "unreadable", "rule": ""}
        say_json({"exit": UNREADABLE, "findings": [found], "reason": str(error)})
        return UNREADABLE
    why = decisions.explained(verdict, wanted.explain) if wanted.explain else None
    if wanted.json:
        explained = {"explained": decisions.facts(verdict, why)} if why else {}
        say_json({**facts(verdict), **explained, "page": fingerprint()})
    else:
        for line in decisions.told(verdict, why) if why else ():
            place.say(line)
        for line in told(verdict, visible(wanted.evidence.name)):
            place.say(line)
        place.say(_("The page for a browser: {sum}").format(sum=fingerprint()))
    return verdict.code


def _kept(heads: list[str], noted: list[str], shares: list[str]) -> "list[Kept]":
    """Return the kept heads, and the kept words with their players' words."""
    from companion.telling.proof import receipt_input

    if len(shares) not in {len(noted), 1 if noted else 0}:
        raise NotUnderstood(_("`--words`: give `--share` once for all of them, or once for each"))
    for share in shares:
        _read("--share", receipt_input.share, share)
    given = shares * len(noted) if len(shares) == 1 else shares
    found = [each for text in heads for each in _read("--head", receipt_input.heads, text)]
    return [
        *found,
        *(_read("--words", receipt_input.words, *each) for each in zip(noted, given, strict=True)),
    ]


def _read(option: str, read: Callable[..., What], *texts: str) -> What:
    """Read the text of an option; a refusal names the option, or the right one."""
    from companion.telling.proof.receipt_input import Misplaced

    try:
        return read(*texts)
    except CompanionError as reason:
        said = f"{option}: {reason}"
        if isinstance(reason, Misplaced) and option in OTHER:
            said = _("{reason}; give that with {option}").format(reason=said, option=OTHER[option])
        raise NotUnderstood(said) from None
