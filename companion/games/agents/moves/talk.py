"""Lines that can come at any time: decisions, breaches, remarks, and entering less."""

from dataclasses import dataclass

from companion.contract.move import CORRECTION, FREE
from companion.games.agents.moves.base import CARD_KEYS, OVER, SETUP, TURN, AgentsMove


@dataclass(frozen=True)
class Ruling(AgentsMove):
    """The players decide where the rulebook is silent."""

    text = "ruling {rule:rule} {choice:word}"
    example = "ruling agents.duel.tie keeps"
    entry = "agents.ruling.silent"
    phases = (SETUP, TURN)
    group = FREE
    rule: str
    choice: str


@dataclass(frozen=True)
class Happened(AgentsMove):
    """A move that broke these rules and is accepted as it happened."""

    text = "happened {rules:rules}: {move:line}"
    example = "happened agents.check.due: checks v"
    entry = "agents.happened.which"
    phases = (SETUP, TURN)
    group = CORRECTION
    whole = True
    warns = True
    rules: tuple[str, ...]
    move: AgentsMove


@dataclass(frozen=True)
class Bears(AgentsMove):
    """The actions on a card of this box, entered once."""

    text = "card {card:card} bears {actions:actions}"
    example = "card 3 bears tram all"
    entry = "agents.card.actions"
    phases = (SETUP, TURN)
    group = FREE
    keys = CARD_KEYS
    card: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Remark(AgentsMove):
    """A remark for the record."""

    text = "remark {words:words}"
    example = "remark Eva dropped file x and put it back in order"
    phases = (SETUP, TURN, OVER)
    group = FREE
    words: str


@dataclass(frozen=True)
class Less(AgentsMove):
    """Less is entered from now on; this cannot be changed back."""

    text = "enter only {detail:detail}"
    example = "enter only facts"
    entry = "agents.detail.less"
    phases = (SETUP, TURN)
    group = FREE
    warns = True
    detail: str
