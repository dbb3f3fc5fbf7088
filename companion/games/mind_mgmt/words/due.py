"""What the table waits for, as a public sentence."""

from collections.abc import Sequence

from companion.games.mind_mgmt.choices.due import free_agents, next_agent
from companion.games.mind_mgmt.choices.possible import (
    can_move,
    can_recruit,
    goes_on,
    recruit_first,
    slips_left,
)
from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP
from companion.games.mind_mgmt.moves.recruiter import Slip
from companion.games.mind_mgmt.public import TARGET, Public
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.immortals import card_missing
from companion.games.mind_mgmt.rules.setup import mover, placer
from companion.games.mind_mgmt.rules.ways import ways
from companion.games.mind_mgmt.stages import due as letter_due
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.words.letters import Said, letter
from companion.games.mind_mgmt.words.names import (
    agent_declined,
    agent_name,
    hour_name,
    names_on,
    player_name,
    won,
)
from companion.games.mind_mgmt.world import World
from companion.trail.mistakes import Debt

ANSWERS: dict[str, Said] = {
    "mind-mgmt.ask.answer": lambda: _("Recruiter, which {what} did you visit?"),
    "mind-mgmt.dolphin.all": lambda: _("Recruiter, name every {what} you visited."),
    "mind-mgmt.reveal.hour": lambda: _("Recruiter, at which hour were you on {what}?"),
    "mind-mgmt.shakedown.truth": lambda: _("Recruiter, is {what} one of your features?"),
    "mind-mgmt.capture.truth": lambda: _("Recruiter, are you on {what}?"),
    "mind-mgmt.meru.truth": lambda: _("Recruiter, are you within 2 of {what} in a straight line?"),
}


def due(view: View) -> str:
    """Say what comes next."""
    public = view.public
    if public.outcome:
        return f"{won(public.outcome)}."
    if public.mistake:
        return _owed(public.mistake)
    if public.question:
        return _question(public)
    return _letter(public) if public.phase == SETUP else _turn(view)


def _question(public: Public) -> str:
    """Say what the Recruiter is asked."""
    question = public.question
    assert question is not None
    names = names_on(public.board)
    what = names.there(question.place) if question.place else names.feature(question.feature)
    return ANSWERS[question.kind]().format(what=what)


def _letter(public: Public) -> str:
    """Say what the current letter of the set-up asks for."""
    stage = letter_due(public)
    if public.dealt and stage.kind is s.DealFeatures:
        said = _(
            "The Recruiter takes the three features that are dealt out of the real deck, unseen;"
            " another player shuffles the rest."
        )
    elif stage.kind is s.Control and mover(public):
        said = _("{name} moves all agents.").format(name=player_name(mover(public)))
    else:
        said = (
            letter(stage)
            .due()
            .format(
                count=public.given + 1,
                target=TARGET[public.mode],
                placer=player_name(placer(public)) if stage.kind is s.Mayhem else "",
                name=agent_declined(next_agent(public)),
            )
        )
    return f"{stage.letter}: {said}"


def _owed(mistake: Debt) -> str:
    """Say how a mistake goes on; once an hour was shown, it must be paid for."""
    owed = mistake.owed
    if not owed:
        return _("A mistake: put it right at the table, then say so.")
    if mistake.shown:
        said = counted(
            "A mistake: show {number} more hour.", "A mistake: show {number} more hours.", owed
        )
    else:
        said = counted(
            "A mistake: put it right, or show {number} hour.",
            "A mistake: put it right, or show {number} hours.",
            owed,
        )
    return said.format(number=owed)


def _turn(view: View) -> str:
    """Say whose turn it is, and what it still needs."""
    public = view.public
    if public.phase == ALERT:
        said = _("Recruiter, how many recruits in these two hours?")
        return _timed(public.hour, said)
    if public.phase == AGENTS:
        return _timed(public.hour, _agents(public))
    return _timed(public.hour + 1, _recruiter(view))


def _recruiter(view: View) -> str:
    """Say what the Recruiter's turn still needs."""
    public = view.public
    if not public.turn.acted:
        return _action(view)
    if recruit_first(public):
        return _("Recruiter, the Immortals contact a recruit.")
    missing = card_missing(public)
    if not (can_move(public) or can_recruit(public)):
        return _("Recruiter, draw a feature.") if missing else _("Recruiter, end your turn.")
    if missing:
        return _("Recruiter, use the Immortals, or draw a feature.")
    return _("Recruiter, use the Immortals, or end your turn.")


def _action(view: View) -> str:
    """Say how the Recruiter can move, without betraying whether a Mind Slip is possible."""
    slips = slips_left(view.public)
    if slips and isinstance(view, KeeperView):
        known = World(card=view.map.card, path=view.map.path, slipping=view.map.slip_this_turn)
        kinds = {type(way) for way in ways(State(view.public, known))}
        if kinds == {Slip}:
            return _("Recruiter, no step is left: take a Mind Slip.")
        slips = Slip in kinds
    return _("Recruiter, take a step or a Mind Slip.") if slips else _("Recruiter, take a step.")


def _agents(public: Public) -> str:
    """Say who can still be active; only that it is their turn where the program moves all."""
    if public.alone:
        return _("The agents' turn.")
    free, left = free_agents(public), EACH_TURN - public.this_turn
    active = agent_name(public.active.agent) if public.active else ""
    on = goes_on(public)
    if not free:
        if not on:
            return _("Two agents have acted: end the turn.")
        return _("{active} may go on, or the turn ends.").format(active=active)
    if left < EACH_TURN and on:
        said = _("{active} may go on, or another agent acts: {names}.")
    elif left < EACH_TURN:
        said = _("Another agent acts next: {names}.")
    elif len(free) > 1:
        said = _("Which agent acts first: {names}?")
    else:
        said = _("One agent may still act: {names}.")
    return said.format(active=active, names=_either(free))


def _either(agents: Sequence[str]) -> str:
    """Return the names of agents, of whom one is chosen."""
    *others, end = map(agent_name, agents)
    return _("{names} or {last}").format(names=", ".join(others), last=end) if others else end


def _timed(hour: int, said: str) -> str:
    """Return a sentence with its hour."""
    return f"{hour_name(hour)}. {said}"
