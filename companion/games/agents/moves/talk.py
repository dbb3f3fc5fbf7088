"""Lines beside the turns: decisions, breaches, remarks, and entering less."""

from dataclasses import dataclass

from companion.game import CORRECTION, FREE
from companion.games.agents.moves.base import CARD_KEYS, OVER, SETUP, TURN, Move


@dataclass(frozen=True)
class Ruling(Move):
    """The players decide where the rulebook is silent."""

    text = "ruling {rule:rule} {choice:word}"
    example = "ruling agents.duel.tie keeps"
    entry = "agents.ruling.silent"
    phases = (SETUP, TURN)
    group = FREE
    rule: str
    choice: str


@dataclass(frozen=True)
class Happened(Move):
    """A move that was made at the table against these rules; it stands, and so does the breach."""

    text = "happened {rules:rules}: {move:line}"
    example = "happened agents.check.due: checks v"
    entry = "agents.happened.which"
    phases = (SETUP, TURN)
    group = CORRECTION
    whole = True
    warns = True
    rules: tuple[str, ...]
    move: Move


@dataclass(frozen=True)
class Bears(Move):
    """What an action card shows, entered once for this box: one action, or two."""

    text = "card {card:card} bears {actions:actions}"
    example = "card 3 bears tram all"
    entry = "agents.card.actions"
    phases = (SETUP, TURN)
    group = FREE
    keys = CARD_KEYS
    card: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Remark(Move):
    """Anything else that the table wants to stand in the record."""

    text = "remark {words:words}"
    example = "remark Eva dropped file x and put it back in order"
    phases = (SETUP, TURN, OVER)
    group = FREE
    words: str


@dataclass(frozen=True)
class Less(Move):
    """From here on less is entered; there is no way back."""

    text = "enter only {detail:detail}"
    example = "enter only facts"
    entry = "agents.detail.less"
    phases = (SETUP, TURN)
    group = FREE
    warns = True
    detail: str
