"""The secrets of MIND MGMT for sealing: what is hidden, when a sheet is due, and the deal."""

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar

from companion.contract import move
from companion.core import Chance, Outcome
from companion.games.mind_mgmt.board.plan import Place, apart, near
from companion.games.mind_mgmt.choices.ahead import askable, asked_at, truths, turn_ended
from companion.games.mind_mgmt.knowledge.known import Known, nothing_known
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, RECRUITER, SETUP, MindMove
from companion.games.mind_mgmt.moves.veiled import Acted, CardTaken, FeaturesTaken, Started
from companion.games.mind_mgmt.notation import RECORD
from companion.games.mind_mgmt.people import SLIPS
from companion.games.mind_mgmt.public import FIRST_HOUR, Public
from companion.games.mind_mgmt.rules.answers import lawful
from companion.games.mind_mgmt.rules.doubts import doubts, lost
from companion.games.mind_mgmt.rules.immortals import card_missing, next_card
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.secrets.duties import CARD, DUTIES
from companion.games.mind_mgmt.secrets.questions import QUESTIONS, feature_label
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import KeeperView, Map
from companion.trail.graph import Graph
from companion.trail.secrets import HERE, VISITED, Bit, Card, TrailSecrets

CARDS = tuple(SLIPS)
DEALT = 3
VEILED = {s.Start: Started, r.Step: Acted, r.Slip: Acted}
NEAR = Bit("near", lambda world, place: near(Place(place), Place(world.path[-1])))


class Secrets(TrailSecrets[State, MindMove]):
    """The Recruiter's path, card and features."""

    record = RECORD
    red_hours = True
    trail = VEILED
    cards: ClassVar = {
        s.TakeCard: Card(
            CardTaken, lambda _public: (CARD,), lambda _public, move: (CARDS.index(move.card),)
        ),
        s.DealFeatures: Card(
            FeaturesTaken,
            lambda public: tuple(map(feature_label, public.board.known)),
            lambda public, move: tuple(int(f in move.features) for f in public.board.known),
        ),
    }
    bits = (VISITED, HERE, NEAR)
    claimed = (*QUESTIONS.values(), *DUTIES)
    asks = (a.Asks, a.Reveals, a.ShakesDown, a.Captures, a.Senses)

    def graph(self, public: Public) -> Graph:
        """Return the board."""
        return public.board.graph

    def hour(self, public: Public, veiled: type[move.Move]) -> int:
        """Return the hour whose location the start, a step or a slip seals."""
        if veiled is Started:
            return 1
        return public.hour + 1 if public.phase == RECRUITER else public.given + 2

    def sheet_due(self, before: State, after: State) -> str:
        """Return the name of the sheet due after the Recruiter's turn or first path."""
        then, now = before.public, after.public
        if then.phase == SETUP:
            return f"{now.hour:02}" if self.is_red(before, after) else ""
        ended = then.phase in (RECRUITER, ALERT) and (
            now.phase == AGENTS or now.outcome is not None
        )
        if not ended or then.outcome:
            return ""
        told = now.hour != then.hour or then.phase == ALERT
        return f"{now.hour if told else now.hour + 1:02}"

    def unknown(self, start: State) -> Known:
        """Return that every path and all cards are possible."""
        return nothing_known(start.public)

    def phase(self, public: Public) -> str:
        """Return the phase."""
        return public.phase

    def seekers(self, public: Public) -> dict[str, Place]:
        """Return where the agents are, as far as that was entered, from their first turn on."""
        agents = public.agents.items() if public.hour > FIRST_HOUR else ()
        return {agent: place for agent, place in agents if place}

    def apart(self, public: Public, one: Place, other: Place) -> int:
        """Return how far apart two locations are, diagonals included."""
        return apart(one, other)

    def subject(self, question: MindMove) -> Hashable:
        """Return what a question is about: a feature, or a location; Meru's is one wherever."""
        if isinstance(question, a.Asks | a.ShakesDown):
            return type(question), question.feature
        return type(question), question.place if isinstance(question, a.Reveals) else None

    def sharers(self, state: State) -> tuple[str, ...]:
        """Return the players who are not the Recruiter; nobody before one is chosen."""
        public = state.public
        others = (player for player in public.players if player != public.recruiter)
        return tuple(others) if public.recruiter else ()

    def doubts(
        self, played: Sequence[tuple[State, MindMove]], outcome: Outcome | None
    ) -> Iterator[tuple[int, str]]:
        """Go through late mistakes and false corrections."""
        return doubts(played, outcome)

    def lost(self, state: State) -> str:
        """Return the rule of a dead end, where the Recruiter is in one and must say so now."""
        return lost(state)

    def answers(self, state: State) -> tuple[Answer, ...]:
        """Return every true answer to the question that waits."""
        return lawful(state)

    def ended(self, state: State, move: MindMove) -> tuple[tuple[MindMove, State, State], ...]:
        """Return the lines of a turn in which the Recruiter does no more than this."""
        return turn_ended(state, move)

    def askable(self, state: State) -> Iterator[tuple[MindMove, ...]]:
        """Go through what the agents can ask, wherever they can get in this turn."""
        return askable(state)

    def asked_at(self, state: State, place: str) -> Iterator[tuple[MindMove, ...]]:
        """Go through what an agent at a location could ask about it."""
        return asked_at(state, Place(place))

    def truths(self, state: State, asked: Sequence[MindMove]) -> tuple[Answer, ...]:
        """Return all true answers to a question that is not asked yet."""
        return truths(state, asked)

    def own(self, view: KeeperView) -> Map:
        """Return the map."""
        return view.map

    def is_red(self, before: State, after: State) -> bool:
        """Say whether recruits were just announced."""
        return len(after.public.told) > len(before.public.told)

    def deal_due(self, before: State, after: State) -> bool:
        """Say whether the move between these states asked for the deal."""
        return after.public.dealt and not before.public.dealt

    def dealt(self, state: State, chance: Chance) -> State:
        """Return the state with the three features that chance chose.

        Where the program is the Recruiter, the other cards open in the order of chance, too.
        """
        order = sorted(state.public.board.known, key=lambda feature: chance(f"deal/{feature}"))
        deck = tuple(order[DEALT:]) if state.public.program else ()
        return state.secretly(dealt=tuple(sorted(order[:DEALT])), deck=deck)

    def taken(self, state: State) -> MindMove | None:
        """Return the move that takes the three features; where the program deals, a card, too."""
        public, hidden = state.public, state.hidden
        letter = due(public).kind if public.phase == SETUP else None
        if letter is s.DealFeatures and hidden.dealt:
            return s.DealFeatures(hidden.dealt)
        if letter is s.Deal:
            return s.Deal()
        opens = letter is r.Draw or (public.phase == RECRUITER and public.turn.acted)
        waits = opens and card_missing(public) and not cornered(state)
        return r.Draw(next_card(state)) if waits and hidden.deck else None


SECRETS = Secrets()
