"""Checks of what is sealed: openings hold what was sealed, and claims say what is true."""

from collections.abc import Iterator, Mapping

from companion.conformance.evening import ChanceEvening, MoveMade
from companion.contract.game import AnySecrets
from companion.contract.move import Move
from companion.core import Fact
from companion.locale import _
from companion.trail.claims import AnyClaim, Question
from companion.trail.facts import hour_label
from companion.trail.secrets import AnyTrailSecrets, TrailSecrets
from companion.untyped import GamesOwn


def openings(evening: ChanceEvening) -> Iterator[str]:
    """Find openings that are not what was sealed, or what the sheet that is due will hold."""
    secrets, ledger = evening.game.secrets, SealedSoFar()
    for moment in evening.moments if secrets else ():
        assert secrets
        line = evening.line(moment.move)
        facts = secrets.facts(moment.before, moment.move)
        if tuple(dict(facts)) != tuple(secrets.labels(moment.before, moment.move)):
            told = _("“{line}” seals other labels than it should by what is public")
            yield told.format(line=line)
        yield from ledger.seal(dict(facts))
        yield from ledger.seal(_sheet(secrets, moment))
        for fact in secrets.opened(moment.before, moment.move):
            yield from ledger.open(line, fact)
    for line, fact in ledger.waits if evening.over else ():
        yield _("“{line}” opens {label}, which was never sealed").format(line=line, label=fact[0])


class SealedSoFar:
    """What was sealed in an evening, and what was opened before its sheet came."""

    def __init__(self) -> None:
        """Begin with nothing sealed."""
        self._sealed: dict[str, int] = {}
        self.waits: list[tuple[str, Fact]] = []  # lines, each with what it opens

    def seal(self, facts: Mapping[str, int]) -> Iterator[str]:
        """Seal facts, and tell which were opened before as something else."""
        self._sealed |= facts
        waited, self.waits = self.waits, []
        for line, fact in waited:
            yield from self.open(line, fact)

    def open(self, line: str, fact: Fact) -> Iterator[str]:
        """Tell if a fact is another one than is sealed; if nothing is sealed yet, it waits."""
        label, value = fact
        if label not in self._sealed:
            self.waits.append((line, fact))
        elif self._sealed[label] != value:
            said, sealed = _("“{line}” opens {label} as {value}, not as {sealed}"), self._sealed
            yield said.format(line=line, label=label, value=value, sealed=sealed[label])


def _sheet(secrets: AnySecrets, moment: MoveMade) -> Mapping[str, int]:
    """Return the facts of the sheet that is due after a move, if one is."""
    name = secrets.sheet_due(moment.before, moment.after)
    if not name:
        return {}
    values = zip(secrets.places(moment.after), secrets.sheet(moment.after), strict=True)
    return {f"{name}/{place}": value for place, value in values}


def claims(evening: ChanceEvening) -> Iterator[str]:
    """Find claims about a trail that contradict themselves, or open what nothing seals."""
    secrets = evening.game.secrets
    if not isinstance(secrets, TrailSecrets):
        return
    for moment in evening.moments:
        public, world = moment.before.public, moment.before.hidden
        for claim in (each for each in secrets.claimed if each.waits(public)):
            for said in _statements(evening, moment, claim):
                yield from _untrue(evening, claim, public, world, said)
                yield from _unlabelled(evening, secrets, moment.before, said)


def _statements(evening: ChanceEvening, moment: MoveMade, claim: AnyClaim) -> Iterator[Move]:
    """Go through what could be said in a claim: what may be, and what was said at other times."""
    if isinstance(claim, Question):
        yield from claim.lawful(moment.before.public, moment.before.hidden)
    if isinstance(moment.move, claim.forms):
        yield moment.move
        yield from (each for each in evening.pool.values() if isinstance(each, claim.forms))


def _untrue(
    evening: ChanceEvening, claim: AnyClaim, public: object, world: object, said: Move
) -> Iterator[str]:
    """Tell if a question takes as true what is no lawful answer, or the other way round."""
    if not isinstance(claim, Question):
        return
    lawful, true = said in claim.lawful(public, world), claim.true(public, world, said)
    if lawful != true:
        told = (
            _("“{line}” is a legal answer and not true ({rule})")
            if lawful
            else _("“{line}” is true and no legal answer ({rule})")
        )
        yield told.format(line=evening.line(said), rule=claim.rule)


def _unlabelled(
    evening: ChanceEvening, secrets: AnyTrailSecrets, state: GamesOwn, said: Move
) -> Iterator[str]:
    """Find openings whose label is of no sheet, no hour and no card."""
    hours = {hour_label(hour) for hour in range(1, 100)}
    cards = {label for card in secrets.cards.values() for label in card.labels(state.public)}
    places = {*secrets.places(state)}
    for label, _value in secrets.opened(state, said):
        if label not in hours | cards and label.partition("/")[2] not in places:
            told = _("“{line}” opens {label}, which is on no sheet, and no hour or card")
            yield told.format(line=evening.line(said), label=label)
