"""The set-up letter by letter, with what each line does."""

from collections import Counter

from companion.contract.player_names import COMPANION
from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import borders, ends, on_edge
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP, MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES, SLIPS, TOGETHER
from companion.games.mind_mgmt.public import FIRST_HOUR, TARGET, Public
from companion.games.mind_mgmt.rules.ways import at_once, step_allowed
from companion.games.mind_mgmt.rules.winning import won_by_recruits
from companion.games.mind_mgmt.secrets.duties import FIRST_RECRUITS, SHOWN_START
from companion.games.mind_mgmt.stages import ORDER, STAGES, due, place_of, stages
from companion.games.mind_mgmt.state import State

DEAL = "mind-mgmt.setup.deal"


def need_due(state: State, move: MindMove) -> None:
    """Refuse a line that is not the next one, by the rule that says why."""
    public = state.public
    if due(public).takes(move):
        return
    if isinstance(move, s.Deal):
        need_deal_due(public)
        return
    letters = stages(public)
    if isinstance(move, r.Slip):
        raise Illegal("mind-mgmt.setup.steps.only")
    if not any(stage.takes(move) for stage in letters):
        raise Illegal(_elsewhere(public, move))
    near = letters[max(public.stage - 1, 0)]
    if near.takes(move) and not public.given:
        raise Illegal(near.rule)
    goes_on = public.given or any(stage.takes(move) for stage in letters[public.stage + 1 :][:1])
    raise Illegal(due(public).rule if goes_on else ORDER)


def _elsewhere(public: Public, move: MindMove) -> str:
    """Return the rule by which a line belongs to the other mode, or to no set-up."""
    if not any(stage.takes(move) for stage in STAGES):
        return ORDER
    if not public.full:
        return "mind-mgmt.training.omits"
    hidden = isinstance(move, s.ShowHour)
    return "mind-mgmt.setup.start.hidden" if hidden else "mind-mgmt.setup.hours"


def hidden(public: Public) -> bool:
    """Say whether the Recruiter has hidden anything yet."""
    return public.phase != SETUP or public.stage > place_of(public, s.TakeCard)


def passed(state: State) -> State:
    """Count the line, and go on to the next letter when this one is complete."""
    public = state.public
    if public.given + 1 < due(public).times:
        return state.openly(given=public.given + 1)
    return state.openly(stage=public.stage + 1, given=0)


def choose_recruiter(state: State, move: s.ChooseRecruiter) -> State:
    """A: one of the players becomes the Recruiter."""
    public = state.public
    people = tuple(name for name in public.players if not (public.alone and name == COMPANION))
    may = (COMPANION,) if public.program else people
    state.need(move.player in may, "mind-mgmt.setup.recruiter")
    return passed(state.openly(recruiter=move.player))


def lay(state: State, move: s.Lay) -> State:
    """Lay out pieces that leave no choice."""
    return passed(state)


def mayhem(state: State, move: s.Mayhem) -> State:
    """C: one token on a border, by the player whose turn it is."""
    public = state.public
    if move.player not in public.players:
        raise Illegal("mind-mgmt.setup.mayhem.turns")
    state.need(move.player == placer(public), "mind-mgmt.setup.mayhem.turns")
    if move.border not in borders():
        raise Illegal("mind-mgmt.setup.mayhem.border")
    apart = not any(ends(move.border) & ends(laid) for laid in public.mayhem)
    state.need(apart, "mind-mgmt.setup.mayhem.apart")
    return passed(state.openly(mayhem=(*public.mayhem, move.border)))


def placer(public: Public) -> str:
    """Return the player who lays the next mayhem token, clockwise from the Recruiter."""
    turn = public.players.index(public.recruiter) + len(public.mayhem)
    return public.players[turn % len(public.players)]


def supply(state: State, move: s.Supply) -> State:
    """H: nine recruits in training, twelve in the full game."""
    state.need(move.number == TARGET[state.public.mode], "mind-mgmt.setup.recruits")
    return passed(state)


def take_card(state: State, move: s.TakeCard) -> State:
    """L: one of the two Recruiter cards."""
    state.need(move.card in SLIPS, "mind-mgmt.setup.card")
    return passed(state.secretly(card=move.card))


def start(state: State, move: s.Start) -> State:
    """M: any location."""
    return passed(state.secretly(path=(move.place,)))


def show_start(state: State, move: s.ShowHour) -> State:
    """N: the note is laid on the start, with hour 1."""
    state.need(move.hour == 1, SHOWN_START.rule)
    state.need_true(lambda: SHOWN_START.true(state.public, state.hidden, move), SHOWN_START.rule)
    return passed(state.openly(confirmed={move.place: 1}))


def need_deal_due(public: Public) -> None:
    """Refuse a deal too early, a second one, and one after the features."""
    features = place_of(public, s.DealFeatures)
    if public.stage > features or public.dealt:
        raise Illegal("mind-mgmt.setup.deal.once")
    if public.stage < features:
        raise Illegal(ORDER)


def deal(state: State, move: s.Deal) -> State:
    """Deal the three features by chance: at O, or at once where the program is the Recruiter."""
    dealt = state.openly(dealt=True)
    return passed(dealt) if state.public.program else dealt


def deal_features(state: State, move: s.DealFeatures) -> State:
    """O: three different features, those that were dealt."""
    state.need_true(lambda: len(set(move.features)) == 3, "mind-mgmt.setup.features")
    dealt = state.hidden.dealt
    state.need_true(lambda: not dealt or move.features == dealt, DEAL)
    return passed(state.secretly(features=move.features))


def step(state: State, move: r.Step) -> State:
    """P: one of the first four steps."""
    step_allowed(state, move.place)
    return passed(state.secretly(path=(*state.hidden.path, move.place)))


def need_stepping(state: State) -> None:
    """Refuse a dead end before the first steps, or after their recruits were told."""
    at_the_end = due(state.public).kind is r.TellRecruits and at_once(state)
    if not (at_the_end or due(state.public).kind is r.Step):
        raise Illegal(ORDER)


def stuck(state: State) -> State:
    """P: the first steps led into a dead end, and the players decide about that."""
    if state.ruled("mind-mgmt.setup.stuck") == "anew":
        return state.openly(stage=place_of(state.public, r.Step), given=0).secretly(
            path=state.hidden.path[:1]
        )
    return state.won("agents", "mind-mgmt.setup.stuck")


def tell_recruits(state: State, move: r.TellRecruits) -> State:
    """Q: the recruits of the first five hours."""
    told = FIRST_RECRUITS
    state.need_true(lambda: told.true(state.public, state.hidden, move), told.rule)
    return won_by_recruits(passed(state.openly(told={FIRST_HOUR: move.number})))


def place_immortal(state: State, move: s.PlaceImmortal) -> State:
    """R: four different inner locations."""
    public = state.public
    state.need(not on_edge(move.place), "mind-mgmt.setup.immortals.inner")
    state.need(move.place not in public.immortals, "mind-mgmt.immortals.apart")
    return passed(state.openly(immortals=(*public.immortals, move.place)))


def control(state: State, move: s.Control) -> State:
    """S: the agents are shared out as evenly as possible."""
    public = state.public
    seated = move.player in {*public.players, TOGETHER} - {public.recruiter}
    if not seated or move.agent in public.control:
        raise Illegal("mind-mgmt.setup.control")
    has = list(public.control.values()).count(move.player)
    state.need(has < _share(public, move.player), "mind-mgmt.setup.control")
    return passed(state.openly(control={**public.control, move.agent: move.player}))


def _share(public: Public, player: str) -> int:
    """Return how many agents a player, or all together, may have."""
    each, left = divmod(len(AGENT_NAMES), len(public.players) - 1)
    return left if player == TOGETHER else each


def shared_out(public: Public) -> dict[str, str]:
    """Return a proposal for the remaining agents: clockwise, the odd one for all together."""
    at, has = public.players.index(public.recruiter), Counter(public.control.values())
    takers = (*public.players[at + 1 :], *public.players[:at], TOGETHER)
    seats = (who for who in takers for _number in range(_share(public, who) - has[who]))
    free = (agent for agent in AGENT_NAMES if agent not in public.control)
    return dict(zip(free, seats, strict=False))  # somebody may have taken too many


def mover(public: Public) -> str:
    """Return the player who moves all agents, if there is only one."""
    others = [player for player in public.players if player != public.recruiter]
    free = "mind-mgmt.setup.control" in public.decisions.overrides
    return others[0] if len(others) == 1 and not free else ""


def place_agent(state: State, move: s.PlaceAgent) -> State:
    """T: each agent is placed once, on the outer edge."""
    agents = state.public.agents
    state.need(move.agent not in agents, "mind-mgmt.setup.agents.four")
    on_the_edge = None if move.place is None else on_edge(move.place)
    state = state.check(on_the_edge, "mind-mgmt.setup.agents.edge")
    return passed(state.openly(agents={**agents, move.agent: move.place}))


def place_token(state: State, move: s.PlaceToken) -> State:
    """W: beside a temple, straight or at a corner."""
    beside = state.public.board.beside_temple(move.place)
    state.need(beside, "mind-mgmt.setup.second-token")
    return passed(state.openly(second_token=move.place))


def begin(state: State, move: s.Begin) -> State:
    """Y: the Recruiter has the first turn."""
    return state.openly(phase=RECRUITER)
