"""What a table decided where its rulebook is silent: by a ruling, or in words of its own."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion import games, rulebook
from companion.core import PUBLIC, NotUnderstood
from companion.locale import _
from companion.table import Table


def ways(table: Table, rule: str) -> Mapping[str, str]:
    """Give the readings that the referee of the game knows at a silent point, in words."""
    found = (move.choice for move in _rulings(table) if move.rule == rule)
    return {choice: table.words.ruling(rule, choice) for choice in found}


def decided(table: Table, rule: str) -> str:
    """Say what the table decided last about a rule; nothing where it did not."""
    said = ""
    for _number, move in table.told(PUBLIC):
        said = _said(table, rule, move) or said
    return said


def decision(table: Table, rule: str, said: str) -> Any:
    """Make the move that writes down what was decided: a ruling, or else a remark that names it."""
    entry = rulebook.entry(rule)
    rules = games.take(table.game).rules
    if not entry.silent or entry.game != table.game or not rules.remarked:
        raise NotUnderstood(_("only what the rulebook of this game leaves open can be decided"))
    if (choices := ways(table, rule)) and rules.ruled:
        if said not in choices:
            raise NotUnderstood(_("say one of these: {choices}").format(choices=", ".join(choices)))
        return rules.ruled(rule, said)
    if not said.split():
        raise NotUnderstood(_("a few words belong to it; they stand in the record"))
    words = " ".join(said.split())
    return rules.remarked(f"{rulebook.title(entry)}: {words}{_named(rule)}")


def _rulings(table: Table) -> Iterator[Any]:
    """Go through the rulings that anybody may make now."""
    ruled: object = games.take(table.game).rules.ruled
    for choice in table.legal(PUBLIC).choices:
        if choice.kind is ruled:
            yield from choice.listed


def _said(table: Table, rule: str, move: Any) -> str:
    """Say what a move decides about a rule, if it is one that does."""
    rules = games.take(table.game).rules
    kind: object = type(move)
    if kind is rules.ruled and move.rule == rule:
        return table.words.ruling(rule, move.choice)
    if kind is rules.remarked and str(move.words).endswith(_named(rule)):
        return str(move.words).removesuffix(_named(rule))
    return ""


def _named(rule: str) -> str:
    """Write the id of a rule as it stands at the end of a remark."""
    return f" ({rule})"
