"""`companion rules`: answers questions about the rules, and lists them."""

import argparse
from collections.abc import Iterable, Sequence

from companion import rulebook
from companion.cli.desk.output import say, say_json
from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.game_name import named
from companion.cli.parser import Commands
from companion.cli.printed.rule_lines import answers, told
from companion.locale import _
from companion.store.kept_rules import lay_open

MOST = 6  # how many answers are printed if one is sure


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("rules", help=_("ask the rules, in your own words"))
    parser.add_argument("words", nargs="*", metavar=_("QUESTION"))
    parser.add_argument("--json", action="store_true", help=_("print the answers for programs"))
    parser.add_argument("--game", metavar=_("NAME"), help=_("ask about this game only"))
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--show", metavar="ID", help=_("print one rule, with what belongs to it"))
    shown.add_argument("--list", action="store_true", help=_("print the titles of all rules"))
    shown.add_argument(
        "--coverage",
        action="store_true",
        help=_("print which rules the referee enforces and which have no entry"),
    )
    shown.add_argument(
        "--headings", action="store_true", help=_("print the rulebook's headings and their rules")
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Answer a question, or print a list."""
    lay_open()
    if wanted.game is not None:
        wanted.game = named(wanted.game)
    games = rulebook.games() if wanted.game is None else (wanted.game,)
    if wanted.json and (wanted.show or wanted.list):
        return _listed([rulebook.entry(wanted.show)] if wanted.show else _all(games))
    if wanted.words and not (wanted.show or wanted.list or wanted.coverage or wanted.headings):
        return _answer(wanted)
    return _table(wanted, games)


def _table(wanted: argparse.Namespace, games: Sequence[str]) -> int:
    """Print a list, the headings, one rule or the coverage."""
    from companion.cli.printed import rule_tables as tables

    if wanted.coverage:
        return tables.coverage(games)
    if wanted.headings:
        return tables.headings(games)
    if wanted.list:
        return tables.titles(games)
    if wanted.show:
        return tables.whole(rulebook.entry(wanted.show))
    return tables.topics(games)


def _all(games: Iterable[str]) -> list[rulebook.Entry]:
    """Return all entries of some games."""
    return [entry for game in games for entry in rulebook.entries(game)]


def _listed(entries: Iterable[rulebook.Entry]) -> int:
    """Print entries as JSON."""
    say_json([_values(rulebook.Hit(entry, 1.0, entry.id), sure=True) for entry in entries])
    return DONE


def _answer(wanted: argparse.Namespace) -> int:
    """Answer a question: surely, probably, or not at all."""
    found = rulebook.find(" ".join(wanted.words), wanted.game, typing=False)
    if wanted.json:
        sure = found.answers if found.sure else ()
        say_json([_values(hit, sure=hit in sure) for hit in found.hits])
    else:
        _tell(found)
    return DONE if found.hits else REFUSED


def _tell(found: rulebook.SearchResult) -> None:
    """Print answers for people."""
    doubt, hits = answers(found, MOST)
    if doubt:
        say(doubt)
        if hits:
            say()
    for hit in hits:
        for line in told(hit.entry):
            say(line)


def _values(hit: rulebook.Hit, *, sure: bool) -> dict[str, object]:
    """Return an answer for programs."""
    return {
        "id": hit.entry.id,
        "game": hit.entry.game,
        "title": rulebook.title(hit.entry),
        "text": rulebook.text_of(hit.entry),
        "lang": rulebook.spoken(hit.entry),
        "source": rulebook.source(hit.entry),
        "score": round(hit.score, 3),
        "sure": sure,
    }
