"""The moves of Rails; each class declares its line, and how it is shown in a list of choices."""

from dataclasses import dataclass

from companion.contract.move import CORRECTION, FREE, Move


@dataclass(frozen=True)
class Claims(Move):
    """A player takes a route."""

    text = "{player:name} claims {route:route}"
    example = "Eva claims Berlin-Praha"
    entry = "rails.turn"
    whole = True
    player: str
    route: str


@dataclass(frozen=True)
class Passes(Move):
    """A player takes nothing in this turn."""

    text = "{player:name} passes"
    example = "Adam passes"
    entry = "rails.turn"
    key = "0"
    player: str


@dataclass(frozen=True)
class Took(Move):
    """A player has taken a route against the rules, and the table lets it stand."""

    text = "{player:name} took {route:route}"
    example = "Adam took Praha-Wien"
    group = CORRECTION
    player: str
    route: str


@dataclass(frozen=True)
class Corrects(Move):
    """A route really belongs to this player, or to nobody: it was entered wrongly."""

    text = "{route:route} is {owner:owner}"
    example = "Berlin-Praha is Adam"
    group = CORRECTION
    route: str
    owner: str


@dataclass(frozen=True)
class Scores(Move):
    """A player gets points for something the program does not know."""

    text = "{player:name} scores {points:number}"
    example = "Eva scores 5"
    group = FREE
    player: str
    points: int


@dataclass(frozen=True)
class Remarks(Move):
    """A few words for the record."""

    text = "remark {words:words}"
    example = "remark the cat sat on Wien"
    group = FREE
    words: str


KINDS = (Claims, Passes, Took, Corrects, Scores, Remarks)
