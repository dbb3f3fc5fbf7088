"""Restores a revealed game in clear, from its public lines and the seed in the last one."""

from collections.abc import Iterator, Sequence

from companion.contract.game import AnyGame
from companion.contract.move import DUE, Move
from companion.core import Illegal, NotUnderstood, Options
from companion.record import content
from companion.record.course import Course, in_clear
from companion.record.fold import NumberedLine
from companion.record.line import Line
from companion.seal import seals
from companion.seal.evidence import shown_seed
from companion.seal.writing.dealer import Dealer


def retold(game: AnyGame, options: Options, record: Sequence[Line]) -> Course | None:
    """Return the course of a revealed game; None where no legal move fits a seal."""
    seed = shown_seed(record[-1]) if game.secrets else b""
    if not seed:
        return None
    course = in_clear(game, options)
    dealer = Dealer(game, course, seed)
    for number, line in enumerate(record[1:], 2):
        played = None
        if isinstance(line.content, content.MoveLine):
            move = next(_meant(game, course.state, line, seed), None)
            if move is None:
                return None
            try:
                played = course.tried(number, move)
            except (Illegal, NotUnderstood):
                return None
        NumberedLine(number, line, played).tell(course, dealer)
    return course


def _meant(game: AnyGame, state: object, line: Line, seed: bytes) -> Iterator[Move]:
    """Go through the moves that a line can mean; a sealed one must produce the same seals."""
    if not line.seals:
        yield game.record.parse(line.text)
        return
    for choice in game.rules.legal(state, game.sealing.seat).choices:
        if choice.group == DUE and not choice.typed:
            yield from (each for each in choice.moves() if _fits(game, state, line, seed, each))


def _fits(game: AnyGame, state: object, line: Line, seed: bytes, move: Move) -> bool:
    """Say whether a move fits the text and the seals of a line."""
    if game.record.format(game.veiled(move)) != line.text:
        return False
    facts = game.sealing.facts(state, move)
    return seals.sealed_facts(seed, line.nonce, facts) == line.seals
