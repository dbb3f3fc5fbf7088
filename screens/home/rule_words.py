"""The texts of a rule on the screen: whole, as an answer, and as a title."""

from rich.text import Text

from companion import rulebook
from companion.locale import _
from screens.kit.open_table import OpenTable

PHRASE = 10  # so many words; longer matches are texts of entries, not phrases
NEAR = 2  # how many related rules an answer names


def whole(entry: rulebook.Entry, at: OpenTable | None, *, named: bool = False) -> Text:
    """Return an entry with its title, text, the table's decision and source; `named`, its id."""
    text = Text(f"{rulebook.title(entry)}\n", "bold")
    here = decided(entry, at)
    text.append(_line(here), "not bold reverse")
    text.append(f"{rulebook.text_of(entry)}\n", "not bold")
    text.append(f"\n{rulebook.source(entry)}", "not bold italic")
    if named:
        text.append(f"\n{entry.id}", "not bold dim")
    if entry.silent:
        text.append("\n")
        if here:
            text.append(_("Here the rulebook is silent: your table has decided."))
        else:
            text.append(_("Here the rulebook is silent: you decide."))
    return text


def answer(hit: rulebook.Hit, at: OpenTable | None, *, narrow: bool, named: bool) -> Text:
    """Return an answer: title and text, then its source and related rules, in italics.

    In a narrow window, related rules are left out. An answer that is `named` has its id and the
    phrase that found it.
    """
    entry = hit.entry
    text = Text(f"{rulebook.title(entry)}\n", "bold")
    text.append(_line(decided(entry, at)), "not bold reverse")
    text.append(f"{rulebook.text_of(entry)}\n", "not bold")
    quiet = [rulebook.source(entry), "" if narrow else _near(entry)]
    behind = (_matched(hit), entry.id) if named else ()
    text.append("\n".join(filter(None, (*quiet, *behind))), "not bold italic")
    return text.append("\n")


def decided(entry: rulebook.Entry, at: OpenTable | None) -> str:
    """Return the open table's decision about an entry; empty if there is none."""
    said = at.decided(entry.id) if at and at.game == entry.game else ""
    return _("At this table: {decided}").format(decided=said) if said else ""


def titled(entry: rulebook.Entry) -> Text:
    """Return the title of an entry in one row."""
    return Text(rulebook.title(entry), no_wrap=True, overflow="ellipsis")


def ruled(rule: str, at: OpenTable) -> Text:
    """Return an open table's decision in one row, after the title of the rule."""
    row = titled(rulebook.entry(rule))
    return row.append(f": {at.decided(rule)}", "reverse")


def _matched(hit: rulebook.Hit) -> str:
    """Return the phrase that led to an entry, unless it is the title or the id."""
    known = (rulebook.title(hit.entry), hit.entry.id)
    if hit.matched in known or len(hit.matched.split()) > PHRASE:
        return ""
    return _("found by “{phrase}”").format(phrase=hit.matched)


def _near(entry: rulebook.Entry) -> str:
    """Name the related rules."""
    titles = [rulebook.title(rulebook.entry(each)) for each in entry.related[:NEAR]]
    return _("with it: {titles}").format(titles=", ".join(titles)) if titles else ""


def _line(said: str) -> str:
    """Return a text with a line end; empty stays empty."""
    return f"{said}\n" if said else ""
