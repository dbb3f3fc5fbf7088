"""Entries by their ids, and their texts in the reader's language."""

from companion.core import NotUnderstood
from companion.locale import _, language
from companion.rulebook.book import Entry, EntryWords, Speech, book, games, languages, speech


def entries(game: str) -> tuple[Entry, ...]:
    """Return all entries of a game, in the order of its rulebook."""
    return book(game).entries


def entry(rule_id: str) -> Entry:
    """Return the entry with this id."""
    game = rule_id.partition(".")[0]
    found = book(game).by_id.get(rule_id) if game in games() else None
    if found is None:
        raise NotUnderstood(
            _("no rule is called {rule}; search for a word of it").format(rule=ascii(rule_id))
        )
    return found


def by_heading(game: str) -> dict[str, list[Entry]]:
    """Return the entries of a game by the headings of its rulebook."""
    found: dict[str, list[Entry]] = {each: [] for each in book(game).headings}
    for each in entries(game):
        for under in each.heading:
            found[under].append(each)
    return found


def name(game: str, lang: str = "") -> str:
    """Return the name by which a game's rulebook is cited."""
    return _speech(game, lang).name


def spoken(what: Entry, lang: str = "") -> str:
    """Return the language in which the reader sees an entry."""
    return _chosen(what.game, lang)


def title(what: Entry, lang: str = "") -> str:
    """Return the headline of an entry."""
    return _words(what, lang).title


def text_of(what: Entry, lang: str = "") -> str:
    """Return the text of an entry, as an answer to a question."""
    return _words(what, lang).text


def asking(what: Entry, lang: str) -> tuple[str, ...]:
    """Return the ways in which people ask for an entry; the last one is its headline."""
    words = _words(what, lang)
    return (*words.phrases, words.title)


def reason(rule_id: str, lang: str = "") -> str:
    """Return the text of a rule as a refusal; a rule without an entry gives its id."""
    words = _of_rule(rule_id, lang)
    return words.refusal or words.text if words else rule_id


def ending(rule_id: str, lang: str = "") -> str:
    """Return why a game ended by a rule, which is no refusal; without an entry, its id."""
    words = _of_rule(rule_id, lang)
    return words.ended or words.text if words else rule_id


def gist(rule_id: str) -> str:
    """Return the subject of a rule: the first sentence of its refusal."""
    return reason(rule_id).partition(". ")[0].removesuffix(".")


def source(what: Entry, lang: str = "") -> str:
    """Return the source of an entry: the rulebook's headings, or that it is an interpretation."""
    spoken = _speech(what.game, lang)
    where = ", ".join(heading(what.game, each, lang) for each in what.heading)
    if what.silent:
        said = _("{name} leaves this open: {where}")
    elif what.origin == "inferred":
        said = _("follows from {name}: {where}")
    elif what.origin == "pieces" and where:
        said = _("printed on the card; {name} adds: {where}")
    elif what.origin == "pieces":
        return _("printed on the cards and the board; the rulebook does not repeat it")
    elif what.origin == "ours":
        return _("Companion's own way; no rule of the box")
    else:
        said = "{name}: {where}"
    return said.format(name=spoken.name, where=where) if where else spoken.name


def heading(game: str, printed: str, lang: str = "") -> str:
    """Return a heading as the reader's rulebook prints it, or with a translation."""
    spoken = _speech(game, lang)
    here, there = spoken.headings.get(printed, printed), printed.rstrip(":")
    return here.rstrip(":") if spoken.printed or here == printed else f"{there} ({here})"


def _of_rule(rule_id: str, lang: str) -> EntryWords | None:
    """Return the words of a rule, if it has an entry."""
    try:
        return _words(entry(rule_id), lang)
    except NotUnderstood:
        return None


def _words(what: Entry, lang: str) -> EntryWords:
    """Return the words of an entry."""
    return _speech(what.game, lang).words[what.id]


def _speech(game: str, lang: str) -> Speech:
    """Return a rulebook in this language, or else in the reader's."""
    return speech(game, _chosen(game, lang))


def _chosen(game: str, lang: str) -> str:
    """Return this language if the game has it, or else the reader's."""
    return lang if lang in languages(game) else language(languages(game))
