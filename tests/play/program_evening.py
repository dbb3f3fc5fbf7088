"""Whole games in which the program is the Recruiter, and agents do anything that is lawful."""

from collections.abc import Callable, Iterator
from random import Random

from companion import games
from companion.contract.move import Move
from companion.core import KEEPER, PUBLIC, Undecided
from companion.evening.sitting import Sitting
from companion.games.mind_mgmt.moves import setup as s
from companion.play import table
from companion.play.coming import What
from companion.play.table import Table
from companion.record.content import EVERY
from companion.seal.checking.kept_heads import heads_of
from companion.seal.checking.verdict import Verdict, judged
from companion.seal.evidence import of_text
from companion.store.tables import Tables
from tests.screens.verifier.changing import heads

GAME = games.take("mind-mgmt")
OPTIONS = {"mode": "training", "players": "Eva companion", "program": "recruiter/easy-1"}
NAME = "evening"
Bent = Callable[[Table, Move], Move]  # what is played instead of a decision


def begun(tables: Tables, options: dict[str, str] = OPTIONS, proof: str = EVERY) -> Sitting:
    """Begin a table at which the program is the Recruiter."""
    found = table.begin(tables, NAME, "mind-mgmt", options, None, proof)
    return Sitting(tables, tables.find(NAME), found)


def evenings(tables: Tables, options: dict[str, str], many: int = 40) -> Iterator[Sitting]:
    """Begin tables, each with a seed of its own, for what not each evening has."""
    for _each in range(many):
        sitting = begun(tables, options)
        yield sitting
        sitting.close()
        tables.delete(sitting.row)
    raise AssertionError("no evening had it")


def resumed(tables: Tables, left: Sitting | None = None) -> Sitting:
    """Leave the table, and take it up again."""
    if left:
        left.close()
    row = tables.find(NAME)
    return Sitting(tables, row, table.resume(tables, row, ""))


def decides_first(sitting: Sitting, move: Move) -> None:
    """Play a move; where a silent point waits, take its first choice before."""
    try:
        sitting.play(PUBLIC, move)
    except Undecided as silent:
        assert GAME.rules.ruled is not None
        sitting.play(PUBLIC, GAME.rules.ruled(silent.rule, silent.choices[0]))
        decides_first(sitting, move)


def on(sitting: Sitting, chance: Random, bent: Bent | None = None) -> bool:
    """Do one thing that comes next; say whether there was anything to do."""
    coming, found = sitting.next.what, sitting.table
    if coming is What.END:
        return False
    if coming is What.RECEIPT:
        sitting.show_heads()
        sitting.keep_heads()
    elif coming is What.WORDS:
        sitting.share(PUBLIC, tuple(chance.randrange(2048) for _word in range(4)))
    elif coming is not What.PROGRAM:
        moves = [*found.legal(PUBLIC)] or [*found.legal(PUBLIC).waiting]
        decides_first(sitting, chance.choice(moves))
    elif bent is None:
        sitting.let_play()
    else:
        assert found.program is not None
        next = found.program.next()
        assert next is not None
        seat, decision = next
        found.play(seat, bent(found, decision.move))
    return True


def play(
    sitting: Sitting,
    chance: Random,
    bent: Bent | None = None,
    until: Callable[[Table], bool] = lambda _table: False,
) -> None:
    """Play on until the game is over, or something holds."""
    while not until(sitting.table) and on(sitting, chance, bent):
        pass


def moves(found: Table) -> list[str]:
    """Return the program's moves that stand, in clear."""
    own = [each for each in found.course.played if _is_own(found, each.number, each.move)]
    return [found.typed(each.move) for each in own]


def _is_own(found: Table, number: int, move: object) -> bool:
    """Say whether a line is the program's."""
    laid = isinstance(move, s.Mayhem) and move.player == "companion"
    return laid or found.record[number - 1].seat == KEEPER


def verdict(sitting: Sitting, *, stop: bool = True) -> Verdict:
    """Reveal everything, and check it with all receipts."""
    return checked(revealed(sitting, stop=stop))


def revealed(sitting: Sitting, *, stop: bool = True) -> str:
    """Reveal everything, and give the evidence."""
    if stop and not sitting.table.outcome:
        sitting.stop(PUBLIC)
    sitting.end(PUBLIC)
    return str(sitting.table.evidence())


def checked(text: str) -> Verdict:
    """Check evidence with all receipts."""
    kept = [each for head in heads(text) for each in heads_of(head)]
    return judged(games.take, of_text(text), kept)
