"""Whole evenings by chance, on which the checks look."""

from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from random import Random
from traceback import extract_tb

from companion.conformance.chooser import Chooser, Offered, offered
from companion.conformance.values import Values, example
from companion.contract.game import AnyGame
from companion.contract.move import Move
from companion.core import Chance, CompanionError, Illegal, Options
from companion.locale import _
from companion.untyped import GamesOwn

LONGEST = 200  # moves of an evening
POOL = 300  # moves that are kept to be tried at other moments
TRIED = 4  # so many of them at each moment
SHORT, SHORT_ENDS = 30, 1 / 8  # an evening of so few moves rarely ends, where it can go on


@dataclass(frozen=True, repr=False)
class MoveMade:
    """A move with the states around it, and what could be chosen when it was made."""

    ways: tuple[Offered, ...]
    move: Move
    before: GamesOwn
    after: GamesOwn


@dataclass(frozen=True, repr=False)
class Refused:
    """A move that was refused by a rule, or that stopped the referee."""

    line: str
    rule: str
    crash: str = ""


@dataclass(eq=False, repr=False)
class ChanceEvening:
    """What was played at one table, and all that was refused meanwhile."""

    game: AnyGame
    options: Options
    seed: str
    strays: bool  # whether more is done than what is due
    first: object
    moments: list[MoveMade] = field(default_factory=list)
    refused: dict[str, Refused] = field(default_factory=dict)
    pool: dict[str, Move] = field(default_factory=dict)

    @property
    def last(self) -> object:
        """Return the last state."""
        return self.moments[-1].after if self.moments else self.first

    @property
    def over(self) -> bool:
        """Say whether it was played to an end."""
        return self.game.rules.outcome(self.last) is not None

    @property
    def stuck(self) -> bool:
        """Say whether it stopped where nothing could be done, before its end."""
        return not self.over and len(self.moments) < LONGEST

    def line(self, move: Move) -> str:
        """Return the line of a move for a report."""
        return line_of(self.game, move)

    def heard(self, move: Move) -> Move:
        """Return what everybody hears of a move, as the record has it."""
        heard: Move = self.game.record.parse(self.game.record.format(self.game.veiled(move)))
        return heard

    @cached_property
    def witnessed(self) -> tuple[object, ...]:
        """Return the states of somebody who follows the public record alone, the first included.

        It ends before a line that cannot be followed.
        """
        secrets, rules = self.game.secrets, self.game.rules
        found = [secrets.unseen(self.first) if secrets else self.first]
        for each in self.moments:
            try:
                found.append(rules.apply(found[-1], self.heard(each.move)))
            except CompanionError:
                break
        return tuple(found)

    def try_again(self, state: object, chance: Random) -> None:
        """Try moves of other moments, most of which are refused now."""
        known = list(self.pool.values())
        for move in chance.sample(known, min(TRIED, len(known))):
            self.attempt(state, move)

    def attempt(self, state: object, move: Move) -> object:
        """Return the state after a move; None where it is refused."""
        if len(self.pool) < POOL:
            self.pool.setdefault(self.line(move), move)
        try:
            return self.game.rules.apply(state, move)
        except Illegal as no:
            self.refused.setdefault(no.rule, Refused(self.line(move), no.rule))
        except CompanionError:
            pass
        except Exception as crash:
            name = type(crash).__name__
            self.refused.setdefault(name, Refused(self.line(move), "", name))
        return None


def line_of(game: AnyGame, move: Move) -> str:
    """Return the line of a move; of one that cannot be written, the name of its kind."""
    try:
        return game.notation.format(move)
    except (CompanionError, LookupError, TypeError, ValueError, AttributeError):
        return type(move).__name__


def dealing(seed: str) -> Chance:
    """Return chance for a deal."""
    return lambda label: sha256(f"{seed}/{label}".encode()).digest()


def play(game: AnyGame, options: Options, seed: str, *, strays: bool) -> ChanceEvening:
    """Play an evening by chance, the same again from the same seed."""
    chance = Random(seed)
    values = Values(game, options, chance)
    chooser = Chooser(game, values, chance, strays=strays)
    evening = ChanceEvening(game, options, seed, strays, game.rules.start(options))
    for kind in game.notation.kinds:
        if move := example(game.notation, kind):
            evening.pool[evening.line(move)] = move
    while not evening.over and len(evening.moments) < LONGEST:
        evening.try_again(evening.last, chance)
        moment = _next(evening, chooser, chance)
        if moment is None:
            break
        evening.moments.append(moment)
    evening.try_again(evening.last, chance)
    return evening


def _next(evening: ChanceEvening, chooser: Chooser, chance: Random) -> MoveMade | None:
    """Return the next moment; an early end mostly gives way to something else, if there is any."""
    state, game, found = evening.last, evening.game, None
    ways = offered(game, state)
    for move in chooser.moves(state, ways):
        after = evening.attempt(state, move)
        if after is None:
            continue
        found = MoveMade(ways, move, state, dealt(game, state, after, evening.seed))
        short = len(evening.moments) < SHORT and game.rules.outcome(after) is not None
        if not short or chance.random() < SHORT_ENDS:
            break
    return found


def dealt(game: AnyGame, before: object, after: object, seed: str) -> object:
    """Return the state after a move, and after the deal that it asks for."""
    if game.secrets and game.deal_due(before, after):
        return game.secrets.dealt(after, dealing(seed))
    return after


def stopped(crash: Exception) -> str:
    """Say where a game stopped; what an exception says may be secret."""
    last = extract_tb(crash.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno}"
    name = crash.rule if isinstance(crash, Illegal) else type(crash).__name__
    return _("{error} at {place}, in {function}").format(
        error=name, place=place, function=last.name
    )
