"""Chooses a command's language: the one asked for, or the set one, or the system's."""

from companion.core import CompanionError, NotUnderstood
from companion.locale import LANGUAGES, _, system
from companion.text.plaintext import visible

OPTION = "--lang"


def split(arguments: list[str]) -> tuple[str, list[str]]:
    """Split the language option from the arguments, wherever it stands; the last one counts."""
    asked, rest = "", list[str]()
    words = iter(arguments)
    for word in words:
        if word == OPTION:
            asked = _known(next(words, ""))
        elif word.startswith(f"{OPTION}="):
            asked = _known(word.partition("=")[2])
        else:
            rest += [word, *words] if word == "--" else [word]
    return asked, rest


def _known(asked: str) -> str:
    """Return the language that was asked for, or refuse an unknown one."""
    if asked not in LANGUAGES:
        said = _("{option} is followed by one of {known}, not by {asked}")
        known = ", ".join(LANGUAGES)
        raise NotUnderstood(said.format(option=OPTION, known=known, asked=visible(asked) or "''"))
    return asked


def chosen() -> str:
    """Return the language in the settings, or else the system's."""
    from companion.store import settings
    from companion.store.disk import places

    try:
        kept, _damage = settings.read(places.tables())
    except CompanionError:  # without a home folder there are no settings
        return system.language()
    return kept.language or system.language()
