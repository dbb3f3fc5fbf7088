"""The lines of the agents' turn; each begins with the agent who acts."""

from dataclasses import dataclass

from companion.games.mind_mgmt.board.plan import Feature, Place
from companion.games.mind_mgmt.moves.base import AGENT_KEYS, AGENTS, MindMove, Way


@dataclass(frozen=True)
class AgentMove(MindMove):
    """Something an agent does; the first such line makes the agent active."""

    phases = (AGENTS,)
    chosen_first = "agent"
    keys = AGENT_KEYS
    agent: str


@dataclass(frozen=True)
class Moves(AgentMove):
    """The agent's one movement; `?` if the locations are not entered."""

    text = "{agent:agent} moves {way:walk}"
    example = "meru moves A1-A2-B2"
    entry = "mind-mgmt.agents.movement"
    key = "j"
    way: Way | None


@dataclass(frozen=True)
class Asks(AgentMove):
    """A question about a feature of the agent's location."""

    text = "{agent:agent} asks {feature:word}"
    example = "meru asks bus"
    entry = "mind-mgmt.ask.how"
    beside = 2
    feature: Feature


@dataclass(frozen=True)
class Reveals(AgentMove):
    """The agents give up a step token to learn its hour."""

    text = "{agent:agent} reveals {place:place}"
    example = "bill reveals D2"
    entry = "mind-mgmt.reveal.how"
    beside = 1
    place: Place


@dataclass(frozen=True)
class ShakesDown(AgentMove):
    """A question to an Immortal about one of the Recruiter's features."""

    text = "{agent:agent} shakes-down {feature:word}"
    example = "dusty shakes-down pool"
    entry = "mind-mgmt.shakedown.how"
    feature: Feature


@dataclass(frozen=True)
class Pushes(AgentMove):
    """A push of the Immortal at the end of a shakedown."""

    text = "{agent:agent} pushes {way:hop}"
    example = "dusty pushes D4-D5"
    entry = "mind-mgmt.push.rules"
    way: Way


@dataclass(frozen=True)
class Captures(AgentMove):
    """An attempt to capture the Recruiter at the agent's location."""

    text = "{agent:agent} captures {place:place}"
    example = "henry captures D4"
    entry = "mind-mgmt.capture.how"
    key = "5"
    beside = 1
    place: Place


@dataclass(frozen=True)
class Senses(AgentMove):
    """Meru's ability: is the Recruiter within two in a straight line?"""

    text = "{agent:agent} senses {place:place}"
    example = "meru senses C3"
    entry = "mind-mgmt.meru.how"
    key = "6"
    beside = 1
    place: Place


@dataclass(frozen=True)
class Shoves(AgentMove):
    """Bill's ability: moves an Immortal beside Bill by one."""

    text = "{agent:agent} shoves {way:hop}"
    example = "bill shoves C3-C4"
    entry = "mind-mgmt.bill.how"
    key = "7"
    spoken = True
    way: Way


@dataclass(frozen=True)
class Leads(AgentMove):
    """Dusty's ability: moves any agent."""

    text = "{agent:agent} leads {other:agent} {way:walk}"
    example = "dusty leads meru A1-A2"
    entry = "mind-mgmt.dusty.how"
    key = "8"
    other: str
    way: Way | None


@dataclass(frozen=True)
class Rests(AgentMove):
    """An activation in which the agent does nothing."""

    text = "{agent:agent} rests"
    example = "henry rests"
    entry = "mind-mgmt.agents.idle"
    key = "9"
    late = 1
