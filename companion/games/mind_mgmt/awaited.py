"""What the table waits for, said in public: the same whatever is hidden."""

from collections.abc import Callable, Sequence

from companion.core import KEEPER, PUBLIC, Illegal, Seat
from companion.game import Due
from companion.games.mind_mgmt.instances import lawful
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP, Move
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.possible import can_move, can_recruit, goes_on, slips_left
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.immortals import card_missing, need_no_recruit_left
from companion.games.mind_mgmt.rules.setup import due as letter_due
from companion.games.mind_mgmt.rules.setup import placer
from companion.games.mind_mgmt.state import TARGET, UNSEEN, Public, State
from companion.locale import _, counted, language

Said = Callable[[], str]

# By the letter of the set-up: what is due, and how it is typed.
LETTERS: dict[str, tuple[Said, str]] = {
    "A": (lambda: _("Who is the Recruiter?"), "recruiter {player}"),
    "B": (lambda: _("Lay the board, its row 7 towards the Recruiter."), "lay board"),
    "C": (
        lambda: _("{placer} lays mayhem token {count} of 5 between two locations."),
        "mayhem {placer} C4-D4",
    ),
    "D": (lambda: _("Lay the time token on 01:00-05:00."), "lay time"),
    "E": (lambda: _("Lay out the action cards of both sides."), "lay actions"),
    "F": (lambda: _("Lay notes, steps and recruits beside the board."), "lay supplies"),
    "G": (lambda: _("Lay a recruit on 15:00, one on 16:00, and one into the box."), "lay hours"),
    "H": (lambda: _("Count {target} recruits into the supply."), "supply {target}"),
    "I": (lambda: _("The Recruiter takes his map and his screen."), "lay map"),
    "J": (lambda: _("The Recruiter copies the mayhem to his map."), "lay marks"),
    "K": (lambda: _("The Recruiter lays a mind-slip token before his screen."), "lay slip"),
    "L": (lambda: _("The Recruiter enters his card, unseen."), "card karl-box, card pipe-girl"),
    "M": (lambda: _("The Recruiter enters where he starts, unseen."), "start D4"),
    "N": (lambda: _("The Recruiter shows where he started."), "shown D4 1"),
    "O": (
        lambda: _("The Recruiter enters his three features, unseen."),
        "features bus pool idol, deal",
    ),
    "P": (lambda: _("The Recruiter enters step {count} of 4, unseen."), "step D5"),
    "Q": (
        lambda: _("The Recruiter says how many recruits his first five hours brought."),
        "recruits 2",
    ),
    "R": (lambda: _("The Recruiter places Immortal {count} of 4, off the edge."), "immortal C4"),
    "S": (lambda: _("Who moves {name}?"), "control {agent} {rogue}"),
    "T": (lambda: _("Where on the edge does {name} begin?"), "agent {agent} A1"),
    "U": (lambda: _("Lay out the cards of the potential Recruiters."), "lay potentials"),
    "V": (lambda: _("Lay out the ally, the Spy Dolphin."), "lay ally"),
    "W": (lambda: _("The agents lay the second mind-slip token beside a temple."), "token D6"),
    "X": (lambda: _("The Recruiter draws open feature {count} of 2."), "draw dogs"),
    "Y": (lambda: _("All is set."), "begin"),
}
DEALT: tuple[Said, str] = (
    lambda: _("The Recruiter takes the three features that are dealt, unseen."),
    "features bus pool idol",
)
ANSWERS: dict[str, tuple[Said, str]] = {
    "mind-mgmt.ask.answer": (
        lambda: _("Recruiter, which {what} did you visit?"),
        "answer D2, answer none",
    ),
    "mind-mgmt.dolphin.all": (
        lambda: _("Recruiter, name every {what} you visited."),
        "answer D2 F7, answer none",
    ),
    "mind-mgmt.reveal.hour": (
        lambda: _("Recruiter, at which hour were you on {what}?"),
        "answer 7",
    ),
    "mind-mgmt.shakedown.truth": (
        lambda: _("Recruiter, is {what} one of your features?"),
        "answer yes, answer no",
    ),
    "mind-mgmt.capture.truth": (
        lambda: _("Recruiter, are you on {what}?"),
        "answer yes, answer no",
    ),
    "mind-mgmt.meru.truth": (
        lambda: _("Recruiter, are you within two of {what}, straight on?"),
        "answer yes, answer no",
    ),
}


def due(state: State) -> Due[Move]:
    """Give who must do something now, and moves like it that can be taken."""
    public = state.public
    if public.outcome:
        return Due()
    return Due(_seat(public), lawful(public, _due(public)[1]))


def _seat(public: Public) -> Seat:
    """Say who acts now."""
    if public.mistake or public.question:
        return KEEPER
    if public.phase == SETUP:
        return letter_due(public).kind.seat
    return PUBLIC if public.phase == AGENTS else KEEPER


def awaited(public: Public) -> str:
    """Say what comes next."""
    return _("The game is over.") if public.outcome else _due(public)[0]


def _due(public: Public) -> tuple[str, str]:
    """Say what comes next, and how it is typed."""
    if public.mistake:
        return _owed(public), "mended" if not public.mistake.owed else "mended, shown D4 3"
    if public.question:
        return _question(public)
    return _letter(public) if public.phase == SETUP else _turn(public)


def _question(public: Public) -> tuple[str, str]:
    """Say what the Recruiter is asked."""
    assert public.question is not None
    said, typed = ANSWERS[public.question.kind]
    what = public.question.place or _named(public, public.question.feature)
    return said().format(what=what), typed


def _named(public: Public, feature: str) -> str:
    """Give the name of a feature, in the reader's language."""
    names = public.board.names[feature]
    return names[language(names)]


def _letter(public: Public) -> tuple[str, str]:
    """Say which letter of the set-up is due."""
    letter = letter_due(public).letter
    said, typed = DEALT if public.dealt and letter == "O" else LETTERS[letter]
    agent = _next_agent(public)
    rogues = [player for player in public.players if player != public.recruiter]
    filled = {
        "count": public.given + 1,
        "target": TARGET[public.mode],
        "player": public.players[0],
        "rogue": rogues[0],
        "placer": placer(public) if letter == "C" else "",
        "agent": agent,
        "name": agent.capitalize(),
    }
    return f"{letter}: {said().format(**filled)}", typed.format(**filled)


def _next_agent(public: Public) -> str:
    """Give the agent that is shared out, or placed, next."""
    done = public.control if letter_due(public).letter == "S" else public.agents
    return next((agent for agent in AGENT_NAMES if agent not in done), "")


def _owed(public: Public) -> str:
    """Say how a mistake goes on."""
    assert public.mistake is not None
    if not public.mistake.owed:
        return _("A mistake: put it right at the table, then say so.")
    said = counted(
        "A mistake: put it right, or show {number} hour.",
        "A mistake: put it right, or show {number} hours.",
        public.mistake.owed,
    )
    return said.format(number=public.mistake.owed)


def _turn(public: Public) -> tuple[str, str]:
    """Say whose turn it is and what it still needs."""
    if public.phase == ALERT:
        said = _("Recruiter, how many recruits in these two hours?")
        return _timed(public.hour, said), "recruits 2"
    if public.phase == AGENTS:
        said, typed = _agents(public)
        return _timed(public.hour, said), typed
    said, typed = _recruiter(public)
    return _timed(public.hour + 1, said), typed


def _recruiter(public: Public) -> tuple[str, str]:
    """Say what the Recruiter's turn still needs."""
    if not public.turn.acted:
        if slips_left(public):
            return _("Recruiter, step or mind slip."), "step D5, slip D6 first"
        return _("Recruiter, take a step."), "step D5"
    if _recruit_first(public):
        return _("Recruiter, the Immortals contact a recruit."), "recruit bus"
    missing = card_missing(public)
    end = "draw bus" if missing else "done"
    moves = ["immortal C4-C5"] * can_move(public) + ["recruit bus"] * can_recruit(public)
    if not moves:
        return _("Recruiter, draw a feature.") if missing else _("Recruiter, end your turn."), end
    said = (
        _("Recruiter, use the Immortals, or draw a feature.")
        if missing
        else _("Recruiter, use the Immortals, or end your turn.")
    )
    return said, ", ".join((*moves, end))


def _recruit_first(public: Public) -> bool:
    """Say whether a recruit must be contacted before the turn can go on."""
    if not public.full:
        return False
    try:
        need_no_recruit_left(State(public, UNSEEN))
    except Illegal:
        return True
    return False


def _agents(public: Public) -> tuple[str, str]:
    """Say who can still be active."""
    free = [agent for agent in AGENT_NAMES if agent not in public.activated]
    left = EACH_TURN - public.this_turn
    active = public.active.agent.capitalize() if public.active else ""
    on = goes_on(public)
    if left <= 0 or not free:
        if not on:
            return _("Two agents acted: end the turn."), "done"
        return _("{active} may go on, or the turn ends.").format(active=active), "done"
    if left < EACH_TURN and on:
        said = _("{active} may go on, or another acts: {names}.")
    elif left < EACH_TURN:
        said = _("Another agent acts: {names}.")
    elif len(free) > 1:
        said = _("Two agents act: {names}.")
    else:
        said = _("One agent is left to act: {names}.")
    names = _joined(free, _("{names} and {last}") if len(free) <= left else _("{names} or {last}"))
    said = said.format(active=active, names=names)
    return said, f"{free[0]} moves A1-A2, {free[0]} asks bus"


def _joined(agents: Sequence[str], last: str) -> str:
    """Name agents one after the other; the last one joins as it is said."""
    *others, end = (agent.capitalize() for agent in agents)
    return last.format(names=", ".join(others), last=end) if others else end


def _timed(hour: int, said: str) -> str:
    """Say at which hour this is."""
    return f"{hour:02}:00. {said}"
