"""Lines that can come at any time: decisions, breaches, remarks, names, and entering less."""

from dataclasses import dataclass

from companion.contract.move import CORRECTION, FREE
from companion.games.neighbour_spy.moves.base import NeighbourMove


@dataclass(frozen=True)
class Ruling(NeighbourMove):
    """The players decide where the rulebooks are silent or differ."""

    text = "ruling {rule:rule} {choice:word}"
    example = "ruling neighbour-spy.getaway.zero drives"
    entry = "neighbour-spy.ruling.silent"
    group = FREE
    rule: str
    choice: str


@dataclass(frozen=True)
class Happened(NeighbourMove):
    """A move that broke these rules and is accepted as it happened."""

    text = "happened {rules:rules}: {move:line}"
    example = "happened neighbour-spy.discard.four: discard Eva"
    entry = "neighbour-spy.happened.which"
    group = CORRECTION
    whole = True
    rules: tuple[str, ...]
    move: NeighbourMove


@dataclass(frozen=True)
class Remark(NeighbourMove):
    """A remark for the record."""

    text = "remark {words:words}"
    example = "remark the cat moved a figure"
    group = FREE
    words: str


@dataclass(frozen=True)
class Renamed(NeighbourMove):
    """A card's name as this box prints it."""

    text = "name {card:any} {words:words}"
    example = "name watchtower Strážní věž"
    group = FREE
    card: str
    words: str


@dataclass(frozen=True)
class Detail(NeighbourMove):
    """Less is entered from now on; this cannot be changed back."""

    text = "detail {detail:detail}"
    example = "detail facts"
    entry = "neighbour-spy.detail.lower"
    group = FREE
    warns = True
    detail: str
