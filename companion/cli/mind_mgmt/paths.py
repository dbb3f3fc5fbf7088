"""`companion paths`: counts the possible hidden paths."""

import argparse

from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands
from companion.core import NotUnderstood
from companion.games.mind_mgmt.locale import _
from companion.trail.graph import Place


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("paths", help=_("count the hidden paths of MIND MGMT"))
    told = _("how many hours are on the map, 1 to 16")
    parser.add_argument("--hour", required=True, metavar=_("HOUR"), help=told)
    parser.add_argument("--start", default="", metavar="D4", help=_("the location of hour 1"))
    parser.add_argument(
        "--mayhem", default="", metavar="A1-B1,C4-D4", help=_("borders with mayhem")
    )
    parser.add_argument(
        "--slip",
        default="",
        metavar="6:orthogonal,9:diagonal",
        help=_("mind slips at their hours, each `orthogonal` or `diagonal`"),
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Print just the number."""
    from companion.games.mind_mgmt.board.edition import shipped
    from companion.games.mind_mgmt.board.plan import STEP

    start = _place(wanted.start) if wanted.start else None
    walls = [_wall(word) for word in wanted.mayhem.split(",") if word]
    hour, slips = _hour(wanted.hour, 1), _slips(wanted.slip)
    moves = [slips.get(each, STEP) for each in range(2, hour + 1)]
    say(shipped().board().graph.count(moves, start, walls))
    return DONE


def _hour(word: str, first: int) -> int:
    """Read an hour of the game."""
    from companion.games.mind_mgmt.public import FULL, LAST_HOUR

    last = LAST_HOUR[FULL]
    if not (word.isascii() and word.isdigit() and len(word) < 3 and first <= int(word) <= last):
        raise NotUnderstood(
            _("an hour here is a number from {first} to {last}").format(first=first, last=last)
        )
    return int(word)


def _place(word: str) -> Place:
    """Read a location."""
    from companion.games.mind_mgmt.board.plan import PLACES

    found = [place for place in PLACES if place == word]
    if not found:
        raise NotUnderstood(_("a location is one of A1 to F7, such as D4"))
    return found[0]


def _wall(word: str) -> tuple[Place, Place]:
    """Read a border between two neighbours."""
    from companion.games.mind_mgmt.board.plan import beside, border

    one, _dash, other = word.partition("-")
    if _place(other) not in beside(_place(one)):
        raise NotUnderstood(_("mayhem lies between two neighbours, such as A1-B1"))
    return border(_place(one), _place(other))


def _slips(words: str) -> dict[int, str]:
    """Read mind slips and their hours."""
    from companion.games.mind_mgmt.board.plan import DIAGONAL, ORTHOGONAL

    slips: dict[int, str] = {}
    for word in filter(None, words.split(",")):
        hour, _colon, kind = word.partition(":")
        if kind not in (ORTHOGONAL, DIAGONAL) or _hour(hour, 2) in slips:
            raise NotUnderstood(
                _("a slip is an hour and its kind, once each: `6:orthogonal` or `6:diagonal`")
            )
        slips[int(hour)] = kind
    return slips
