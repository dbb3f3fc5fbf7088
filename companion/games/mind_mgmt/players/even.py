"""The Recruiter who walks where what the agents can know tells least."""

from collections.abc import Callable, Iterator

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Candidate
from companion.games.mind_mgmt.board.plan import ORDER, Place
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.answers import Answer, Marks
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.careful import DEAD_END, Careful
from companion.games.mind_mgmt.players.crowd import Crowd, crowd
from companion.games.mind_mgmt.players.ground import room
from companion.games.mind_mgmt.players.immortals import completes, gains
from companion.games.mind_mgmt.players.net import Net, known_of, net
from companion.games.mind_mgmt.players.own_side import state_of
from companion.games.mind_mgmt.players.placing import placed
from companion.games.mind_mgmt.players.recruiter import MayBe, Sees, best, moves_of
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.rules.ways import cornered
from companion.games.mind_mgmt.state import State

AHEAD = 8  # so many steps are looked ahead for room
WHOLE = 1000


class Even(Careful):
    """Weighs each step by what the agents could know after it and by who could come."""

    name = "recruiter/even-1"
    knows = True
    caught = 1000  # what it costs to be where an agent would look at once
    known = 600  # what it costs that a question could tell the place
    space = 60  # what each step of room is worth
    short = 100  # what each step costs that will be missing
    close = 40  # what each step of distance to the nearest agent is worth
    greed = 150  # what a recruit is worth in the full game
    token = 250  # what a mind slip costs
    pays = False  # whether it pays for a second move of an Immortal
    foresees = True  # whether it thinks of the questions that come next

    def first_step(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Make a step that leaves room, towards recruits in the full game."""
        state = state_of(sight.view)
        return best(
            (
                Candidate(each.move, each.worth + self.recruits(state, each.move.place) // 5)
                for each in self.walks(sight)
                if isinstance(each.move, r.Step)
            ),
            drawing,
        )

    def turn(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Take recruits, move an Immortal towards the next one, then go on."""
        return (
            best((Candidate(each, 0) for each in moves_of(sight, r.ImmortalRecruit)), drawing)
            or self.immortals(sight, drawing)
            or self.paid(sight, drawing)
            or self.walk(sight, drawing)
        )

    def walk(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Choose the step or mind slip that is worth most."""
        return best(self.weighed(sight), drawing)

    def immortal(self, sight: Sees, drawing: Drawing) -> MayBe:
        """R: place an Immortal where two of them are near as many features as possible."""
        return placed(sight, drawing)

    def paid(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Pay for a second move of an Immortal where a recruit can be contacted by it."""
        public = sight.view.public
        if not public.full or not public.turn.moves or public.turn.paid:
            return None
        completing = [hop for hop, _gain in gains(public) if completes(public, hop)]
        if not completing or not self.pays:
            return None
        secret = self.secrecy(sight)
        found = (
            Candidate[MindMove](each, secret(each.place))
            for each in moves_of(sight, r.ExtraImmortal)
            if isinstance(each, r.ExtraImmortal) and each.way in completing
        )
        return best(found, drawing)

    def answer(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Give the true answer that tells least of where the Recruiter is."""
        secret = self.secrecy(sight)
        found = (
            Candidate[MindMove](each, secret(*each.places) if isinstance(each, Marks) else 0)
            for each in moves_of(sight, Answer)
        )
        return best(found, drawing)

    def secrecy(self, sight: Sees) -> Callable[..., int]:
        """Return how little it tells of the place now that some others were visited."""
        known, path = known_of(sight), state_of(sight.view).hidden.path
        paths = crowd(known.fitting.paths, known.fitting.hours)
        here = paths.here[ORDER[path[-1]]]

        def secret(*places: Place) -> int:
            left = paths.everyone
            for place in places:
                left &= paths.been[ORDER[place]]
            return -WHOLE * (here & left).bit_count() // max(1, left.bit_count())

        return secret

    def weighed(self, sight: Sees) -> Iterator[Candidate[MindMove]]:
        """Go through steps and mind slips, each with what it is worth."""
        state, there = state_of(sight.view), net(known_of(sight))
        for move in moves_of(sight, r.Step, r.Slip):
            assert isinstance(move, r.Step | r.Slip)
            if cornered(apply(state, move)):
                yield Candidate(move, DEAD_END)
            else:
                yield Candidate(move, self.worth(state, there, move))

    def worth(self, state: State, there: Net, move: r.Step | r.Slip) -> int:
        """Return what a move is worth."""
        to, public = ORDER[move.place], state.public
        token = move.token if isinstance(move, r.Slip) else ""
        visited = sum(1 << ORDER[place] for place in state.hidden.visited) | 1 << to
        paths = there.after(token)
        left = min(AHEAD, public.last_hour - public.hour - 1)
        steps = room(there.reach, visited, to, left)
        worth = self.space * steps - self.short * (left - steps)
        worth += self.close * min(4, there.nearest(to)) - self.token * bool(token)
        worth -= self.danger(there, paths, visited, to)
        return worth + self.recruits(state, move.place)

    def recruits(self, state: State, place: Place) -> int:
        """Return what the recruits at a location are worth."""
        public, own = state.public, state.hidden.features
        if not public.full:
            return 0
        features = public.board.features[place]
        return self.greed * sum(f in own and f not in public.shaken for f in features)

    def danger(self, there: Net, paths: Crowd, visited: int, to: int) -> int:
        """Return what it costs to be at a place that agents can guess and reach."""
        looks = [paths.everyone]
        if self.foresees:
            found = filter(None, there.asked(paths, visited, to))
            left = sorted(found, key=int.bit_count)
            looks += left[: max(1, len(left) // 2)]
        guessed = sum(self.guess(there, paths, to, kept) for kept in looks) // len(looks)
        told = sum(there.share(paths, to, kept) for kept in looks) // len(looks)
        coming = min(2, there.reached(to))
        return (self.caught * guessed * coming // 2 + self.known * told * 2) // WHOLE

    def guess(self, there: Net, paths: Crowd, to: int, kept: int) -> int:
        """Return how a place stands beside the likeliest one, once more: far behind is safe."""
        own = (paths.here[to] & kept).bit_count()
        most = max(((paths.here[at] & kept).bit_count() for at in there.reachable), default=0)
        rank = WHOLE * own // max(1, most, own)
        return rank * rank // WHOLE
