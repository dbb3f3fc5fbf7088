"""What the table waits for, said in public: the same whatever is hidden."""

from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, SETUP
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.setup import due, placer
from companion.games.mind_mgmt.state import TARGET, Public, State
from companion.locale import _, counted

LETTERS = {
    "A": lambda: _("Who is the Recruiter?  recruiter {players}"),
    "B": lambda: _("Lay the board, the Recruiter at row 7.  lay board"),
    "C": lambda: _("Mayhem {count} of 5.  mayhem {placer} C4-D4"),
    "D": lambda: _("The time token on 01:00-05:00.  lay time"),
    "E": lambda: _("The action cards of both sides.  lay actions"),
    "F": lambda: _("Notes, steps and recruits beside the board.  lay supplies"),
    "G": lambda: _("A recruit on 15:00, one on 16:00, one into the box.  lay hours"),
    "H": lambda: _("Count the recruits of the supply.  supply {target}"),
    "I": lambda: _("Recruiter: map and screen.  lay map"),
    "J": lambda: _("Recruiter: copy the mayhem to the map.  lay marks"),
    "K": lambda: _("Recruiter: a mind-slip token before the screen.  lay slip"),
    "L": lambda: _("Recruiter, hidden: the card.  card karl-box, or card pipe-girl"),
    "M": lambda: _("Recruiter, hidden: the first location.  start D4"),
    "N": lambda: _("Recruiter: show the start.  shown D4 1"),
    "O": lambda: _("Recruiter, hidden: the three features.  features bus pool idol"),
    "P": lambda: _("Recruiter, hidden: step {count} of 4.  step D5"),
    "Q": lambda: _("Recruiter: the recruits of the first five hours.  recruits 2"),
    "R": lambda: _("Recruiter: Immortal {count} of 4, not on the edge.  immortal C4"),
    "S": lambda: _("Who controls agent {count} of 4?  control {agent} {rogues}"),
    "T": lambda: _("Agent {count} of 4, on the edge.  agent {agent} A1"),
    "U": lambda: _("The potential Recruiters.  lay potentials"),
    "V": lambda: _("The ally.  lay ally"),
    "W": lambda: _("Agents: the second mind-slip token beside a temple.  token D6"),
    "X": lambda: _("Open feature {count} of 2 for the Immortals.  draw dogs"),
    "Y": lambda: _("All is set.  begin"),
}
ANSWERS = {
    "mind-mgmt.ask.answer": lambda: _("where was {what}?  answer D2, or answer none"),
    "mind-mgmt.dolphin.all": lambda: _("every {what}?  answer D2 F7, or answer none"),
    "mind-mgmt.reveal.hour": lambda: _("when at {what}?  answer 7"),
    "mind-mgmt.shakedown.truth": lambda: _("is {what} one of the cards?  answer yes, or no"),
    "mind-mgmt.capture.truth": lambda: _("captured in {what}?  answer yes, or no"),
    "mind-mgmt.meru.truth": lambda: _("near {what}?  answer yes, or no"),
}


def awaited(state: State) -> str:
    """Say what comes next."""
    public = state.public
    if public.outcome:
        return _("The game is over.")
    if public.mistake:
        return _owed(public)
    if public.question:
        what = public.question.place or public.question.feature
        said = ANSWERS[public.question.kind]().format(what=what)
        return _("{hour:02}:00 Recruiter, {said}").format(hour=public.hour, said=said)
    if public.phase == SETUP:
        return _letter(public)
    return _turn(public)


def _letter(public: Public) -> str:
    """Say which letter of the set-up is due, and how its line is written."""
    letter = due(public).letter
    rogues = [player for player in public.players if player != public.recruiter]
    told = LETTERS[letter]().format(
        count=public.given + 1,
        target=TARGET[public.mode],
        players="/".join(public.players),
        rogues="/".join(rogues),
        placer=placer(public) if letter == "C" else "",
        agent=_next_agent(public),
    )
    return f"{letter}: {told}"


def _next_agent(public: Public) -> str:
    """Give the agent that is shared out, or placed, next."""
    done = public.control if due(public).letter == "S" else public.agents
    return next((agent for agent in AGENT_NAMES if agent not in done), "")


def _owed(public: Public) -> str:
    """Say how a mistake goes on."""
    assert public.mistake is not None
    if not public.mistake.owed:
        return _("A mistake: put it right at the table.  mended")
    said = counted(
        "A mistake: mended, or {number} note is owed.  shown D4 3",
        "A mistake: mended, or {number} notes are owed.  shown D4 3",
        public.mistake.owed,
    )
    return said.format(number=public.mistake.owed)


def _turn(public: Public) -> str:
    """Say whose turn it is and what it still needs."""
    if public.phase == ALERT:
        return _("{hour:02}:00 Recruiter, how many recruits?  recruits 2").format(hour=public.hour)
    if public.phase == AGENTS:
        return _agents(public)
    if public.turn.acted and not public.full:
        return _("{hour:02}:00 Recruiter: done").format(hour=public.hour + 1)
    if public.turn.acted:
        return _("{hour:02}:00 Recruiter: Immortals, cards, then done").format(hour=public.hour + 1)
    return _("{hour:02}:00 Recruiter: step or slip").format(hour=public.hour + 1)


def _agents(public: Public) -> str:
    """Say who can still be active, and how such a line is written."""
    free = [agent for agent in AGENT_NAMES if agent not in public.activated]
    if public.this_turn < EACH_TURN and free:
        told = _("{hour:02}:00 agents, {left} of {who}.  {one} moves A1-A2, {one} asks bus")
        left = EACH_TURN - public.this_turn
        return told.format(hour=public.hour, left=left, who="/".join(free), one=free[0])
    active = public.active.agent if public.active else ""
    told = _("{hour:02}:00 agents: {who} may go on, or done")
    return told.format(hour=public.hour, who=active)
