"""Follows a revealed game line by line, and works out what could be known and what else was lawful.

It takes the moves in clear, but what could be known is worked out from their public part alone.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from companion.contract.game import AnyGame
from companion.contract.knowledge import Heard, Knowledge, Picture
from companion.contract.move import Move
from companion.record.fold import Played
from companion.trail.claims import AnyQuestion, Question
from companion.trail.facts import Learned, learned
from companion.trail.secrets import HERE, AnyTrailSecrets, TrailSecrets
from companion.trail.world import AnyTrailState
from companion.understood.evening import (
    Admitted,
    Asked,
    Evening,
    EveningLine,
    Instead,
    Missed,
    Near,
    Possible,
    Wasted,
)
from companion.understood.moments import Findings, Given, decided

Going = Callable[[float], bool]  # gets the share that is done, and says whether to go on
MANY = 50_000  # trails; what else could have been asked is worked out up to so many


def worked_out(
    game: AnyGame, played: Sequence[Played], going: Going = lambda _share: True
) -> Evening | None:
    """Work an evening out; None where nothing is hidden on a trail, or it was told to stop."""
    secrets = game.secrets
    unknown = secrets.unknown(played[0].before) if secrets and played else None
    if unknown is None or not isinstance(secrets, TrailSecrets):
        return None
    following = _Following(game, secrets, unknown)
    for at, each in enumerate(played):
        if not going(at / len(played)):
            return None
        following.take(each)
    return following.evening(played[-1].after)


@dataclass(frozen=True, repr=False)
class _Open:
    """A question that waits for its answer: its line, and what was the case before it."""

    line: int
    move: Move
    before: AnyTrailState
    knowledge: Knowledge[object]


@dataclass
class _Following:
    """An evening so far."""

    game: AnyGame
    secrets: AnyTrailSecrets
    knowledge: Knowledge[object]
    lines: list[EveningLine] = field(default_factory=list)
    near: dict[tuple[int, str], Near] = field(default_factory=dict)
    found: Findings = field(default_factory=Findings)
    open: _Open | None = None
    paying: bool = False  # for a mistake that was just admitted

    def take(self, played: Played) -> None:
        """Take in one more move."""
        before, after, move = played.before, played.after, played.move
        knew, was = self.knowledge, self._known
        self._look_round(before, was)
        self.knowledge = knew.after(self._heard(played))
        known = self.knowledge.since(knew, was)
        giver, phase = self.game.rules.giver(before, move), self.secrets.phase(before.public)
        at = len(self.lines)
        seekers = self.secrets.seekers(after.public)
        self.lines.append(EveningLine(played, giver, phase, known, seekers))
        if self.open and self._answers(before.public, move):
            self._answered(self.open, at, played, was, knew)
        waits = self._waits(after.public) is not None
        self.open = (self.open or _Open(at, move, before, knew)) if waits else None
        self._admitted(at, giver, move, was)
        self._measure(at, after, known)

    def evening(self, last: AnyTrailState) -> Evening:
        """Return the evening."""
        near = tuple(self.near.values())
        return Evening(
            self.game.name,
            self.secrets.graph(last.public),
            last.hidden.path,
            tuple(self.lines),
            tuple(self.found.asked),
            near,
            tuple(decided(self.found, near)),
        )

    @property
    def _known(self) -> Picture:
        """Return what could be known after the last line."""
        return self.lines[-1].known if self.lines else self.knowledge.picture()

    def _heard(self, played: Played) -> Heard[object]:
        """Return a move as everybody had it."""
        return self.secrets.heard(played.number, played.move, played.before, played.after)

    def _answers(self, public: object, move: Move) -> bool:
        """Say whether a move answers a question."""
        return isinstance(self.secrets.claim(public, self.secrets.veil(move)), Question)

    def _waits(self, public: object) -> AnyQuestion | None:
        """Return the question that waits for its answer."""
        asked = (each for each in self.secrets.claimed if isinstance(each, Question))
        return next((each for each in asked if each.waits(public)), None)

    def _answered(
        self, open_: _Open, at: int, played: Played, was: Picture, knew: Knowledge[object]
    ) -> None:
        """Note a question with its answer, and what else could have been said."""
        found, before, given = self.found, played.before, played.move
        search = self._search(before, given)
        place, true = (search.place, search.truth) if search else ("", False)
        now = Possible.of(self.lines[at].known)
        asked = Asked(open_.line, at, was.hour, Possible.of(was), now, place, true)
        if not now.worlds:
            return  # the record contradicts itself, so it tells nothing
        found.asked.append(asked)
        found.subjects.add(self.secrets.subject(open_.move))
        if search and not true:
            there = before.hidden.path[-1]
            apart = self.secrets.apart(before.public, place, there)
            found.searches.append(Missed(at, Near(was.hour, "", at, place, there, apart), asked))
        if not self._countable(was):
            return
        claim, left = self._waits(before.public), _left(knew)
        for other in claim.lawful(before.public, before.hidden) if claim else ():
            if other != given and other in left and self.game.rules.allows(before, other):
                found.given.append(Given(at, other, left[other]))
        ended = asked.found or self.game.rules.outcome(played.after)
        if asked.told == 1 and not ended:
            every = [
                self._instead(open_.line, open_.before, each, was, open_.knowledge)
                for each in self._questions(open_.before)
                if each != open_.move
            ]
            better = max(filter(None, every), key=lambda each: each.told, default=None)
            if better:
                found.wasted.append(Wasted(open_.line, asked, better))

    def _look_round(self, before: AnyTrailState, was: Picture) -> None:
        """Work out what each question would have told that could be asked now, once an hour."""
        if not self._countable(was) or self._waits(before.public):
            return
        for move in self._questions(before):
            subject = self.secrets.subject(move)
            if (was.hour, subject) not in self.found.looked:
                self.found.looked.add((was.hour, subject))
                instead = self._instead(len(self.lines), before, move, was, self.knowledge)
                if instead:
                    self.found.instead[len(self.lines), subject] = instead

    def _countable(self, known: Picture) -> bool:
        """Say whether so little is possible that more can be worked out about it."""
        return known.exact and known.trails <= MANY

    def _questions(self, before: AnyTrailState) -> Iterator[Move]:
        """Go through the questions that can be asked now."""
        seat = self.game.rules.due(before).seat
        if seat and seat != self.secrets.seat:
            for choice in self.game.rules.legal(before, seat).choices:
                if choice.kind in self.secrets.asks and not choice.typed:
                    yield from choice.listed

    def _instead(
        self, at: int, before: AnyTrailState, move: Move, was: Picture, knowledge: Knowledge[object]
    ) -> Instead | None:
        """Return what a question would have told at least, whichever true answer was given."""
        state = self.game.rules.apply(before, move)
        claim = self._waits(state.public)
        answers = claim.lawful(state.public, state.hidden) if claim else ()
        if not answers or any(self._search(state, each) for each in answers):
            return None  # where somebody searches for the end of the trail, a miss tells of it
        left = _left(knowledge, move)
        if not all(each in left for each in answers):
            return None  # something untrue was let stand, so what is possible tells nothing
        answer = max(answers, key=lambda each: left[each].worlds)
        return Instead(at, move, answer, Possible.of(was), left[answer])

    def _search(self, state: AnyTrailState, answer: Move) -> Learned | None:
        """Return what an answer tells of whether the trail is at one place now, if it does."""
        graph = self.secrets.graph(state.public)
        facts = (learned(graph, each) for each in self.secrets.opened(state, answer))
        there = [each for each in facts if each and each.bit == HERE.name]
        return there[0] if len(there) == 1 else None  # of several places it is no search

    def _admitted(self, at: int, giver: str, move: Move, was: Picture) -> None:
        """Note what is shown for a mistake, as long as nobody else does anything."""
        found, now = self.found.admitted, Possible.of(self.lines[at].known)
        if type(move).admits:
            found.append(Admitted(at, Possible.of(was), now))
        elif self.paying and giver == self.secrets.seat:
            found[-1] = replace(found[-1], after=now)
        self.paying = type(move).admits or (self.paying and giver == self.secrets.seat)

    def _measure(self, at: int, after: AnyTrailState, known: Picture) -> None:
        """Note how near those are who search, where the trail stands."""
        path = after.hidden.path
        if not path or len(path) != known.hour:
            return
        there = path[-1]
        for who, place in self.secrets.seekers(after.public).items():
            apart = self.secrets.apart(after.public, place, there)
            before = self.near.get((known.hour, who))
            if before is None or apart < before.apart:
                self.near[known.hour, who] = Near(known.hour, who, at, place, there, apart)


def _left(knowledge: Knowledge[object], *asked: Move) -> dict[Move, Possible]:
    """Return what each answer would leave, to a question or to the one that waits."""
    found = knowledge.previews(*asked)
    return {each.answer: Possible(each.worlds, each.places, each.exact) for each in found}
