"""What a table decided where the rulebook is silent: rulings, or remarks in its own words."""

from collections.abc import Iterator, Mapping

from companion import games, rulebook
from companion.core import PUBLIC, NotUnderstood
from companion.locale import _
from companion.play.table import Table
from companion.rulebook.own_ruling import OwnRuling
from companion.rulebook.questions.stems import key, words
from companion.untyped import GamesOwn

DECIDING = (  # how words begin (accents folded) that ask for all decisions
    *("decid", "decis", "agreed", "rozhod", "dohod", "domluv", "ujedn", "usnes"),
    *("решил", "решен", "решали", "договор", "постанов"),
)
LONG, MOST = 2, 2  # letters that a word needs to count; one word in so many must match


def ways(table: Table, rule: str) -> Mapping[str, str]:
    """Return the choices that the game offers at a silent point, with their names."""
    found = (move.choice for move in _rulings(table) if move.rule == rule)
    return {choice: table.words.ruling(rule, choice) for choice in found}


def points(table: Table) -> tuple[rulebook.Entry, ...]:
    """Return the entries on which the rulebook is silent, for the mode that is played.

    Where a game writes no decision down, there are none.
    """
    if not games.take(table.game).rules.remarked:
        return ()
    mode = table.options.get("mode", "")
    silent = (each for each in rulebook.entries(table.game) if each.silent)
    return tuple(each for each in silent if not each.modes or mode in each.modes)


def decided(table: Table, rule: str) -> str:
    """Return the table's latest decision about a rule in words; empty where there is none."""
    return settled(table).get(rule, "")


def settled(table: Table) -> dict[str, str]:
    """Return the table's latest decisions in words, by the ids of their rules."""
    told = (_said(table, move) for _number, move in table.told(PUBLIC))
    return {rule: said for rule, said in told if rule}


def matching(table: Table, question: str) -> tuple[str, ...]:
    """Return the rules whose decisions a question asks for: by words in them, or all of them."""
    if rulebook.meant(question).game not in (None, table.game):
        return ()
    found = settled(table)
    asked = {key(word) for word in words(question)}
    if not asked or any(word.startswith(DECIDING) for word in words(question)):
        return tuple(found)
    long = {key(word) for word in words(question) if len(word) >= LONG}
    return tuple(rule for rule, said in found.items() if _shares(long, said))


def _shares(asked: set[str], said: str) -> bool:
    """Say whether a decision contains at least half of the words that are asked for."""
    common = asked & set(map(key, words(said)))
    return bool(common) and MOST * len(common) >= len(asked)


def decision(table: Table, rule: str, said: str) -> GamesOwn:
    """Return the move that records a decision: a ruling, or a remark that names the rule."""
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
    return rules.remarked(OwnRuling(rule, " ".join(said.split())).text)


def _rulings(table: Table) -> Iterator[GamesOwn]:
    """Go through the rulings that can be made now."""
    ruled: object = games.take(table.game).rules.ruled
    for choice in table.legal(PUBLIC).choices:
        if choice.kind is ruled:
            yield from choice.listed


def _said(table: Table, move: GamesOwn) -> tuple[str, str]:
    """Return the rule that a move decides, and the decision in words; empty if it decides none."""
    rules = games.take(table.game).rules
    kind: object = type(move)
    if kind is rules.ruled:
        return move.rule, table.words.ruling(move.rule, move.choice)
    found = OwnRuling.read(str(move.words), table.game) if kind is rules.remarked else None
    return (found.rule, found.words) if found else ("", "")
