"""How a rule reads on the screen: whole, as one answer among others, and as a title alone."""

from rich.text import Text

from companion import rulebook
from companion.locale import _
from screens.kit.open_table import OpenTable

PHRASE = 10  # words; what is longer is no phrase, but the text of an entry
NEAR = 2  # related rules that are named below an answer


def whole(entry: rulebook.Entry, at: OpenTable | None) -> Text:
    """Tell an entry with its title, what the table decided, its heading and its id."""
    text = Text(f"{rulebook.title(entry)}\n", "bold")
    here = decided(entry, at)
    text.append(_line(here), "not bold reverse")
    text.append(f"{rulebook.said(entry)}\n", "not bold")
    text.append(f"\n{rulebook.source(entry)}\n", "not bold italic")
    text.append(entry.id, "not bold dim")
    if entry.silent:
        text.append("\n")
        if here:
            text.append(_("Here the rulebook is silent: your table has decided."))
        else:
            text.append(_("Here the rulebook is silent: you decide."))
    return text


def answer(hit: rulebook.Hit, at: OpenTable | None, *, narrow: bool) -> Text:
    """Tell an answer: its title and text, and quietly what matched, where it stands, what is near.

    A narrow window leaves out what is near.
    """
    entry = hit.entry
    text = Text(f"{rulebook.title(entry)}\n", "bold")
    text.append(_line(decided(entry, at)), "not bold reverse")
    text.append(f"{rulebook.said(entry)}\n", "not bold")
    quiet = [_matched(hit), rulebook.source(entry), "" if narrow else _near(entry), entry.id]
    text.append("\n".join(filter(None, quiet)), "not bold dim")
    return text.append("\n")


def decided(entry: rulebook.Entry, at: OpenTable | None) -> str:
    """Say what the open table decided about an entry."""
    said = at.decided(entry.id) if at and at.game == entry.game else ""
    return _("At this table: {decided}").format(decided=said) if said else ""


def titled(entry: rulebook.Entry) -> Text:
    """Write the title of an entry in one row."""
    return Text(rulebook.title(entry), no_wrap=True, overflow="ellipsis")


def ruled(rule: str, at: OpenTable) -> Text:
    """Write what an open table decided in one row, behind the title of the rule."""
    row = titled(rulebook.entry(rule))
    return row.append(f": {at.decided(rule)}", "reverse")


def _matched(hit: rulebook.Hit) -> str:
    """Say by which words an entry was found, where these are not its own."""
    known = (rulebook.title(hit.entry), hit.entry.id)
    if hit.matched in known or len(hit.matched.split()) > PHRASE:
        return ""
    return _("found by “{phrase}”").format(phrase=hit.matched)


def _near(entry: rulebook.Entry) -> str:
    """Name the rules that belong to an entry."""
    titles = [rulebook.title(rulebook.entry(each)) for each in entry.related[:NEAR]]
    return _("with it: {titles}").format(titles=", ".join(titles)) if titles else ""


def _line(said: str) -> str:
    """End what is said, if anything is."""
    return f"{said}\n" if said else ""
