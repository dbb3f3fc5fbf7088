"""The whole suite: all checks, looking at the same evenings of one game.

A check is a function that goes through what it finds wrong in an evening, each as a sentence.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from companion.conformance import (
    choosing,
    entitled,
    fitting,
    hunting,
    knowing,
    opening,
    rules,
    seated,
    secrecy,
)
from companion.conformance.evening import ChanceEvening, play, stopped
from companion.conformance.options import sat_down
from companion.contract.game import AnyGame
from companion.contract.move import Move
from companion.locale import N_

SEEDS = 4


@dataclass(frozen=True)
class Check:
    """One promise that every game keeps, and how it is looked into."""

    name: str
    promise: str
    look: Callable[[ChanceEvening], Iterable[str]]


def _openings(evening: ChanceEvening) -> Iterator[str]:
    """Go through what is wrong with openings, and with the evidence of a whole table."""
    yield from opening.openings(evening)
    yield from seated.proofs(evening)


OFFERS = Check("offers", N_("what is offered can be done, and somebody can act"), choosing.offers)
CHECKS = (
    Check("lines", N_("each move is read from its line as it was written"), choosing.lines),
    OFFERS,
    Check("keys", N_("no key stands before two rows of a list"), choosing.keys),
    Check("widths", N_("what people read fits a window of 40 columns"), fitting.widths),
    Check("refusals", N_("each rule that is named has an entry"), rules.refusals),
    Check("tables", N_("undo, resume, replay and import give the same state"), seated.tables),
    Check("swap", N_("nobody sees a change of somebody else's secrets"), secrecy.swap),
    Check("agreement", N_("who knows the same is offered the same"), secrecy.agreement),
    Check("soundness", N_("everybody learns what they are entitled to"), entitled.soundness),
    Check("memory", N_("no view forgets what was said"), entitled.memory),
    Check("openings", N_("what is opened is what was sealed"), _openings),
    Check("claims", N_("claims about a trail agree, and open what is sealed"), opening.claims),
    Check("ways", N_("a hidden trail can go wherever its ways lead"), hunting.ways),
    Check("knowledge", N_("what can be known leaves out no true trail"), knowing.knowledge),
)


@dataclass
class Report:
    """What was found in all evenings of a game."""

    game: str
    evenings: int = 0
    ended: int = 0
    moves: int = 0
    kinds: set[type[Move]] = field(default_factory=set)  # that were played
    found: dict[str, dict[str, None]] = field(
        default_factory=lambda: {check.name: {} for check in CHECKS}
    )

    @property
    def kept(self) -> bool:
        """Say whether nothing was found."""
        return not any(self.found.values())

    def take(self, check: Check, said: Iterable[str]) -> None:
        """Add what a check found, each sentence once."""
        self.found[check.name].update(dict.fromkeys(said))


def looked_into(game: AnyGame, seeds: int = SEEDS) -> Report:
    """Play so many evenings of a game on the shelf, and look into them."""
    report = Report(game.name)
    for seed in range(seeds):
        try:
            evening = evening_of(game, seed)
        except Exception as crash:
            report.take(OFFERS, [stopped(crash)])
            continue
        report.evenings += 1
        report.ended += evening.over
        report.moves += len(evening.moments)
        report.kinds |= {type(each.move) for each in evening.moments}
        for check in CHECKS:
            report.take(check, _guarded(check, evening))
    return report


def evening_of(game: AnyGame, seed: int) -> ChanceEvening:
    """Play one evening; in every other one more is done than what is due."""
    named = f"{game.name} {seed}"
    return play(game, sat_down(game, Random(named)), named, strays=seed % 2 == 1)


def _guarded(check: Check, evening: ChanceEvening) -> Iterator[str]:
    """Go through what a check finds; where the game stops it, that is a finding."""
    try:
        yield from check.look(evening)
    except Exception as crash:
        yield stopped(crash)
