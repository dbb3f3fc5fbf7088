"""Agents who know what can be known: they go where a question tells most, and where paths end."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Candidate, Decision
from companion.games.mind_mgmt.board.plan import ORDER, Feature, Place, beside
from companion.games.mind_mgmt.board.walks import AGENT, Hop, hops, steps, walled
from companion.games.mind_mgmt.knowledge.fitting import ENDS, LOT, LOTS, Fitting
from companion.games.mind_mgmt.knowledge.known import Known
from companion.games.mind_mgmt.knowledge.triples import holding
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import AGENTS, MindMove, Way
from companion.games.mind_mgmt.people import BILL, DUSTY
from companion.games.mind_mgmt.players.agents import Agents, MayBe, Sees
from companion.games.mind_mgmt.players.crowd import Crowd, crowd
from companion.games.mind_mgmt.players.ground import FAR, distances, steps_of
from companion.games.mind_mgmt.players.immortals import missing
from companion.games.mind_mgmt.players.questions import WHOLE, Worths, askable
from companion.games.mind_mgmt.public import Activation, Public
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.view import View

WALK = 2
ASKING = (a.Asks, a.Senses, a.Reveals, a.Captures, a.ShakesDown)
FEW = 200  # so many paths tell which features are likely
SHAKEN = 40  # what it is worth to ask an Immortal for a feature
CATCH = 2  # what a share of being right about a capture is worth, against knowing more
ALLY_FROM = 7  # the ally is called from this hour on, where it names the most


@dataclass(frozen=True)
class Stand:
    """How good it is to stand somewhere when the Recruiter goes on."""

    far: tuple[tuple[int, ...], ...]
    after: tuple[int, ...]  # by locations: the paths that can be there next
    covered: tuple[int, ...] = ()  # where others stand already who can act in the next turn

    def worth(self, place: int) -> int:
        """Return the share of the paths within reach next turn, less how far the others are."""
        far, total, reached, distance = self.far[place], 0, 0, 0
        for to, paths in enumerate(self.after):
            if not paths:
                continue
            total += paths
            distance += paths * min(far[to], FAR)
            taken = any(self.far[other][to] <= WALK for other in self.covered)
            reached += paths * (far[to] <= WALK and not taken)
        return (WHOLE * reached // 6 - 12 * distance) // max(1, total)


class Exact(Agents):
    """Agents who weigh every question by what it would tell, one agent after the other."""

    name = "agents/exact-1"
    noise = 0  # so much of chance is added to what an action is worth
    closes_in = False  # whether an agent leaves to the others what they can reach already

    def calls_ally(self, public: Public) -> bool:
        """Let the ally join a question about enough places, late enough that it tells much."""
        question = public.question
        if not (question and public.full and public.dolphin and public.hour >= ALLY_FROM):
            return False
        if question.kind != "mind-mgmt.ask.answer":
            return False
        return len(set(public.board.places(question.feature)) - public.marked) > 2

    def active(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Choose an agent with a walk and an action; after the action, walk where it tells to."""
        public, known = sight.view.public, sight.knowledge
        assert isinstance(known, Known)
        paths = self.looked_at(known.fitting)
        acting = self._acting(public)
        if acting and not acting.acted:
            return self._best(self._plans(known, paths, acting.agent, drawing))
        if acting and (found := self._finished(public, paths, acting)):
            return found
        if public.this_turn >= EACH_TURN:
            return Decision(r.Done())
        free = self._free(public)
        plans = [each for agent in free for each in self._plans(known, paths, agent, drawing)]
        return self._best(plans)

    def looked_at(self, fitting: Fitting) -> Crowd:
        """Return the paths that are looked at."""
        return crowd(fitting.paths, fitting.hours)

    def _acting(self, public: Public) -> Activation | None:
        """Return what its active agent has done; nothing where another one is active."""
        acting = public.active
        return acting if acting and acting.agent in self.own else None

    def is_done(self, sight: Sees) -> bool:
        """Say whether the players go on, as its agent has done all that it wants to do."""
        public, known = sight.view.public, sight.knowledge
        acting = self._acting(public)
        if self.has_all or public.question or not (acting and acting.acted):
            return False
        if self._free(public) and not self._others(public):
            return False
        if not isinstance(known, Known):
            return True
        paths = self.looked_at(known.fitting)
        return self._finished(public, paths, acting) is None

    def _best(self, plans: list[Candidate[MindMove]]) -> MayBe:
        """Return the first move of the best plan."""
        plans.sort(key=lambda each: -each.worth)
        return Decision(plans[0].move, tuple(plans)) if plans else None

    def _plans(
        self, known: Known, paths: Crowd, agent: str, drawing: Drawing
    ) -> list[Candidate[MindMove]]:
        """Return what an agent can do: walk and act, or act and walk later."""
        public = known.public
        worths, stand = Worths(public, paths), self._stand(public, paths, agent)
        moved = bool(public.active and public.active.agent == agent and public.active.moved)
        here = public.agents[agent]
        if here is None:
            return []
        found = list[Candidate[MindMove]]()
        ways = {here: (here,)} if moved else walks(public, here)
        places = {place: stand.worth(ORDER[place]) for place in ways}
        best_place = max(places.values())
        for place, way in ways.items():
            standing = best_place if place == here and not moved else places[place]
            acts = (*askable(public, agent, place), *shakedowns(known, paths, agent, place))
            for act in acts:
                worth = standing + self._act(worths, act) + drawing.below(self.noise + 1)
                first = act if place == here else a.Moves(agent, way)
                found.append(Candidate(first, worth))
            if place != here:
                found.append(Candidate(a.Moves(agent, way), places[place]))
        return found

    def _act(self, worths: Worths, act: MindMove) -> int:
        """Return what an action is worth."""
        if isinstance(act, a.ShakesDown):
            return SHAKEN
        told = worths.told(act)
        return told + CATCH * worths.caught(act.place) if isinstance(act, a.Captures) else told

    def _finished(self, public: Public, paths: Crowd, acting: Activation) -> MayBe:
        """Walk to a better place after the action, and use what the agent can do besides."""
        agent = acting.agent
        if not acting.moved and (way := self._better(public, paths, agent, WALK)):
            return Decision(a.Moves(agent, way))
        if not public.full or acting.ability:
            return None
        if agent == BILL:
            return shoved(public)
        return self._led(public, paths) if agent == DUSTY else None

    def aims(self, sight: Sees, move: MindMove) -> tuple[MindMove, ...]:
        """Return the best question where a walk leads, or the one that is asked."""
        public, known = sight.view.public, sight.knowledge
        if isinstance(move, ASKING) or not isinstance(known, Known):
            return (move,) if isinstance(move, ASKING) else ()
        acting = self._acting(public)
        acted = acting and acting.acted and isinstance(move, a.Moves) and acting.agent == move.agent
        if not isinstance(move, a.Moves) or not move.way or acted:
            return ()
        paths, place = crowd(known.fitting.paths, known.fitting.hours), move.way[-1]
        worths = Worths(public, paths)
        acts = (*askable(public, move.agent, place), *shakedowns(known, paths, move.agent, place))
        best = max(acts, key=lambda act: self._act(worths, act), default=None)
        return (best,) if best else ()

    def _better(self, public: Public, paths: Crowd, agent: str, far: int) -> Way:
        """Return a walk to a better place to stand; empty where there is none."""
        here = public.agents[agent]
        if here is None:
            return ()
        stand = self._stand(public, paths, agent)
        ways = walks(public, here, far)
        worth = {place: stand.worth(ORDER[place]) for place in ways}
        best = max(ways, key=lambda place: worth[place])
        return ways[best] if worth[best] > worth[here] else ()

    def _led(self, public: Public, paths: Crowd) -> MayBe:
        """Lead an agent who can act soon to a better place, as far as Dusty can."""
        waiting = [each for each in self.own if each not in public.activated]
        far = 1 + len(public.shaken)
        for other in waiting:
            if way := self._better(public, paths, other, far):
                return Decision(a.Leads(DUSTY, other, way))
        return None

    def _stand(self, public: Public, paths: Crowd, agent: str) -> Stand:
        """Return how good it is to stand anywhere."""
        steps = steps_of(public)
        others = list(self._elsewhere(public, agent)) if self.closes_in else []
        return Stand(distances(steps), tuple(paths.next(steps)), tuple(others))

    def _elsewhere(self, public: Public, agent: str) -> Iterator[int]:
        """Go through where other agents stand."""
        for other, place in public.agents.items():
            if other != agent and place is not None:
                yield ORDER[place]


def shakedowns(known: Known, paths: Crowd, agent: str, place: Place) -> Iterator[MindMove]:
    """Give the likeliest feature to ask an Immortal for, where one stands."""
    public = known.public
    if public.full and place in public.immortals:
        left = [each for each in public.board.known if each not in public.shaken]
        counts = held(known, paths)
        likely = max(left, key=counts.__getitem__)
        if counts[likely]:
            yield a.ShakesDown(agent, likely)


def held(known: Known, paths: Crowd) -> dict[Feature, int]:
    """Count for each feature the cards that fit with some of the paths."""
    lots = Counter(path >> LOT & LOTS for path in crowd(paths.paths, paths.hours, FEW).paths)
    fit = [(known.fitting.lots[lot] & known.triples, number) for lot, number in lots.items()]
    names = known.public.board.known
    return {
        name: sum((triples & has).bit_count() * number for triples, number in fit)
        for name, has in zip(names, holding(len(names)), strict=True)
    }


def shoved(public: Public) -> MayBe:
    """Let Bill shove an Immortal beside him away from recruits, where that helps."""
    here = public.agents[BILL]
    if here is None:
        return None
    close = [place for place in public.immortals if place in beside(here)]
    now, ways = missing(public, public.immortals), list[tuple[int, Hop]]()
    for hop in hops(public, close, beside):
        if not walled(public, *hop) and not walled(public, here, hop[0]):
            there = [hop[1] if each == hop[0] else each for each in public.immortals]
            ways.append((missing(public, there) - now, hop))
    if not ways or max(ways)[0] <= 0:
        return None
    return Decision(a.Shoves(BILL, max(ways)[1]))


def walks(public: Public, here: Place, far: int = WALK) -> dict[Place, Way]:
    """Return where an agent can walk, each with a shortest way."""
    ways: dict[Place, Way] = {here: (here,)}
    ahead = [here]
    for _step in range(far):
        reached = list[Place]()
        for place in ahead:
            for to in steps(public, place, AGENT):
                if to not in ways:
                    ways[to] = (*ways[place], to)
                    reached.append(to)
        ahead = reached
    return ways


class Adviser(Exact):
    """What these agents would do, for players who ask; nothing before their first turn."""

    def deciding(self, view: View) -> str:
        """Return that agents act, in their turn alone."""
        return super().deciding(view) if view.public.phase == AGENTS else ""


class Noisy(Exact):
    """The same with some chance in every choice, so that nobody foresees them."""

    name = "agents/noisy-1"
    noise = 60


class Pairs(Exact):
    """Agents who share out the places from which the Recruiter can be reached."""

    name = "agents/pairs-1"
    closes_in = True


class Places(Exact):
    """Agents who know which locations are possible, and not how many paths lead to each."""

    name = "agents/places-1"

    def looked_at(self, fitting: Fitting) -> Crowd:
        """Return one path to each location."""
        ends = {path & ENDS: path for path in fitting.paths}
        return Crowd([ends[place] for place in sorted(ends)], fitting.hours)


class Blind(Exact):
    """Agents who walk and ask without knowing anything."""

    name = "agents/blind-1"
    knows = False

    def active(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Ask about anything somewhere within reach."""
        public = sight.view.public
        acting = self._acting(public)
        if acting and not acting.acted:
            agents = [acting.agent]
        elif public.this_turn >= EACH_TURN:
            return Decision(r.Done())
        else:
            agents = self._free(public)
        agent = drawing.one_of(agents)
        here = public.agents[agent]
        if here is None:
            return None
        if not (acting and acting.moved):
            ways = walks(public, here)
            return Decision(a.Moves(agent, drawing.one_of(tuple(ways.values()))))
        acts = tuple(askable(public, agent, here))
        asks = [act for act in acts if not isinstance(act, a.Captures)]
        return Decision(drawing.one_of(asks or acts)) if acts else None
