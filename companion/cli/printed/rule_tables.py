"""What `companion rules` prints other than answers: lists, headings, one rule, the coverage."""

from collections.abc import Iterable

from companion import games as shelf
from companion import rulebook
from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.printed.rule_lines import told
from companion.locale import _, counted
from companion.rulebook.coverage import Coverage, sources
from companion.rulebook.coverage import coverage as compared
from companion.trail.hunt.rules import HuntRules


def whole(entry: rulebook.Entry) -> int:
    """Print one rule with all that belongs to it."""
    for line in told(entry):
        say(line)
    if entry.modes:
        modes = (shelf.take(entry.game).words.option("mode", each) for each in entry.modes)
        say("  " + _("only: {modes}").format(modes=", ".join(modes)))
    for each in entry.related:
        other = rulebook.entry(each)
        say(f"  → {rulebook.title(other)}  {each}")
    return DONE


def topics(games: Iterable[str]) -> int:
    """Print the headings of the rulebooks, and how many entries each one has."""
    for game in games:
        say(f"{game}: {rulebook.name(game)}")
        for heading, under in rulebook.by_heading(game).items():
            rules = counted("{number} rule", "{number} rules", len(under))
            said = rulebook.heading(game, heading)
            say(f"  {said}: {rules.format(number=len(under))}")
    question = _("may I walk back")
    say(_("Ask in your own words: `companion rules {question}`").format(question=question))
    return DONE


def titles(games: Iterable[str]) -> int:
    """Print the titles of all rules with their ids."""
    for game in games:
        for entry in rulebook.entries(game):
            say(f"{rulebook.title(entry)}  {entry.id}")
    return DONE


def headings(games: Iterable[str]) -> int:
    """Print each heading with its rules; return 1 if one has none."""
    bare = 0
    for game in games:
        for heading, under in rulebook.by_heading(game).items():
            say(f"{rulebook.heading(game, heading)}: {len(under)}")
            for entry in under:
                say(f"  {rulebook.title(entry)}  {entry.id}")
            bare += not under
    say(_("headings without a rule: {number}").format(number=bare))
    return REFUSED if bare else DONE


def coverage(games: Iterable[str]) -> int:
    """Print the coverage of games; return 1 if a rule lacks an entry or a check."""
    return max(_told(name, compared(name, _sources(name), _inherited(name))) for name in games)


def _inherited(game: str) -> tuple[str, ...]:
    """Return the ids of the rules that every hunt enforces, where the game is one."""
    rules = shelf.take(game).rules
    return rules.inherited() if isinstance(rules, HuntRules) else ()


def _sources(game: str) -> dict[str, str]:
    """Read the sources of a game, without loading it."""
    rulebook.entries(game)  # refuses an unknown name
    return sources(shelf.folder(game))


def _told(game: str, found: Coverage) -> int:
    """Print the coverage of one game."""
    say(f"{game}:")
    say(_("  enforced, with an entry: {number}").format(number=len(found.enforced)))
    say(_("  explained only: {number}").format(number=len(found.explained)))
    say(_("  enforced without an entry: {number}").format(number=len(found.unexplained)))
    say(_("  entries nothing enforces: {number}").format(number=len(found.unenforced)))
    alone = [*found.unexplained, *(entry.id for entry in found.unenforced)]
    for rule in alone:
        say(f"    {rule}")
    return REFUSED if alone else DONE
