"""`companion verify`: judge evidence by what the players kept."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion import games
from companion.cli import UNREADABLE
from companion.core import CompanionError, NotUnderstood
from companion.locale import _
from companion.plaintext import visible

if TYPE_CHECKING:
    from companion.seal.remembered import Kept
    from companion.seal.share import Share


def declare(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "verify",
        help=_("judge evidence by what the players kept"),
        epilog=_(
            "Exit code: 0 audited clean and every answer bound by kept heads, 1 findings,"
            " 2 unreadable, 3 nothing that was kept was given, 4 not proven (no seed),"
            " 5 clean, but some answers are not bound."
        ),
    )
    parser.add_argument("evidence", type=Path, metavar=_("EVIDENCE"))
    parser.add_argument(
        "--head", action="append", default=[], metavar=_("HEAD"), help=_("a kept head, or its file")
    )
    parser.add_argument(
        "--words",
        action="append",
        default=[],
        metavar=_("WORDS"),
        help=_("such as '07: six words'"),
    )
    parser.add_argument(
        "--share",
        action="append",
        default=[],
        metavar=_("SHARE"),
        help=_("the players' share for the words: one for all of them, or one for each"),
    )
    parser.add_argument("--json", action="store_true", help=_("print it all for programs"))
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Judge a file; the exit code is the verdict."""
    from companion.seal.evidence import of_bytes
    from companion.seal.verdict import judged
    from companion.store import files
    from companion.telling.verdict_json import facts
    from companion.telling.verdict_text import told

    try:
        kept = [each for text in wanted.head for each in _heads(text)]
        kept += _words(wanted.words, wanted.share)
        verdict = judged(games.take, of_bytes(files.read_bytes(wanted.evidence)), kept)
    except CompanionError as error:
        if not wanted.json:
            raise
        print(json.dumps({"exit": UNREADABLE, "reason": str(error)}, ensure_ascii=False, indent=1))
        return UNREADABLE
    if wanted.json:
        print(json.dumps(facts(verdict), ensure_ascii=False, indent=1))
    else:
        for line in told(verdict, visible(wanted.evidence.name)):
            print(line)
    return verdict.code


def _heads(text: str) -> "tuple[Kept, ...]":
    """Read kept heads from a text, or from the file that it names."""
    from companion.seal.remembered import heads_of
    from companion.store import files

    try:
        return heads_of(text)
    except NotUnderstood as reason:
        path = Path(text)
        if "\n" in text or len(text) > 1000 or not path.is_file():
            raise NotUnderstood(_("--head: {reason}").format(reason=reason)) from None
    return heads_of(files.read_text(path), visible(path.name))


def _words(noted: list[str], shares: list[str]) -> "list[Kept]":
    """Read kept words, each with its share."""
    from companion.seal.remembered import KeptWords
    from companion.seal.words import indexes, read_kept

    if len(shares) not in (1, len(noted)) and noted:
        raise NotUnderstood(_("--words: give one --share for all words, or one for each"))
    said: list[Share] = [indexes(share) for share in shares]
    said *= len(noted) if len(said) == 1 else 1
    kept: list[Kept] = []
    for text, share in zip(noted, said, strict=False):
        hour, six = read_kept(text)
        kept.append(KeptWords(_("words of {hour}:00").format(hour=hour), hour, six, share))
    return kept
