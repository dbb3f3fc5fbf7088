"""What is doubtful in a translation, as far as that can be told without knowing the language."""

import re
from collections.abc import Iterator
from string import Formatter

from babel.messages.catalog import Catalog, Message

from companion.contract.seat_name import CASES

ENGLISH = re.compile(  # words that are none in Czech, Slovak or Russian
    r"\b(?:and|are|for|from|has|have|into|of|or|that|the|their|them|then|there|they|this|was|what"
    r"|when|where|which|who|will|with|you|your)\b",
    re.IGNORECASE,
)
TAG = re.compile(r"\[/?[a-z@$][^\]]*\]")
LITERAL = re.compile(r"`([^`]*)`")
FILLED = re.compile(r"\b[^\W\d_]{3,}\b")
OLD_PLACE = re.compile(r"%(?:\([a-z_]+\))?[srd]")
LATIN = re.compile(r"[A-Za-z]{2,}")
END = re.compile(r"[.:?!…]$")


def forms(message: Message) -> tuple[str, ...]:
    """Give all forms of a translation: one, or those that a number asks for."""
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def is_said(message: Message) -> bool:
    """Say whether a text is translated whole, and nobody has to look at it again."""
    return not message.fuzzy and all(forms(message))


def doubts(catalog: Catalog) -> Iterator[str]:
    """Go through what is doubtful in a catalogue."""
    language = str(catalog.locale)
    for message in catalog:
        if message.id and not message.fuzzy and any(forms(message)):
            yield from (f"{_first(message)!r}: {why}" for why in _doubts(message, language))


def _first(message: Message) -> str:
    """Give the English text, or its singular."""
    return message.id if isinstance(message.id, str) else message.id[0]


def _doubts(message: Message, language: str) -> Iterator[str]:
    """Go through what is doubtful in one translation."""
    if not all(forms(message)):
        yield "a form for some numbers is missing"
        return
    texts = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    for at, form in enumerate(forms(message)):
        # One thing may be said without its number; Russian also says 21 and 31 so.
        models = texts if at == 0 and language != "ru" else texts[-1:]
        for name, seen in CHECKS.items():
            if seen(form) not in map(seen, models):
                yield f"{name} differ: {form!r}"
        if cases(texts[0]) and len(form.split("|")) != len(CASES):
            yield f"a name has {len(CASES)} cases, with | between them: {form!r}"
        if left := _english(form, texts, language):
            yield f"English is left over ({', '.join(sorted(left))}): {form!r}"


def places(text: str) -> frozenset[str]:
    """Give what is filled in; how it is written is for the language to say, such as its case."""
    try:
        found = [name for _text, name, _spec, _conversion in Formatter().parse(text) if name]
    except ValueError:
        return frozenset({"broken"})
    return frozenset(found + OLD_PLACE.findall(text))


def cases(text: str) -> bool:
    """Say whether this is a fixed name in all of its cases."""
    return text.endswith("'s") and "|" in text and not places(text)


def tags(text: str) -> list[str]:
    """Give the marks of style, and commands that are typed as they stand.

    Words in capitals among these say what is to be typed there, in the reader's language.
    """
    return sorted(FILLED.sub(_filled, each) for each in TAG.findall(text) + LITERAL.findall(text))


def _filled(word: re.Match[str]) -> str:
    """Make all words in capitals one."""
    return "WORD" if word[0].isupper() else word[0]


def edges(text: str) -> tuple[str, str]:
    """Give the blanks around a text."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def end(text: str) -> str:
    """Give the sign with which a text ends, if any."""
    found = END.search(text.rstrip())
    return found.group() if found else ""


CHECKS = {"what is filled in": places, "marks": tags, "blanks around": edges, "ends": end}


def _english(form: str, texts: tuple[str, ...], language: str) -> set[str]:
    """Give English words that were forgotten in a translation."""
    bare = LITERAL.sub("", OLD_PLACE.sub("", re.sub(r"\{[^}]*\}", "", form)))
    words = set(ENGLISH.findall(bare))
    if language == "ru":
        english = {word for text in texts for word in LATIN.findall(text) if word.islower()}
        words |= {word for word in LATIN.findall(bare) if word in english}
    return words
