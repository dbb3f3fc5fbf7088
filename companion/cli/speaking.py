"""Which language a command speaks: the one asked for, or else what is set, or the system's."""

from companion.core import CompanionError, NotUnderstood
from companion.locale import LANGUAGES, _, system
from companion.plaintext import visible

OPTION = "--lang"


def split(arguments: list[str]) -> tuple[str, list[str]]:
    """Take the option out of the arguments, wherever it stands; the last one counts."""
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
    """Give a language that is asked for, or refuse one in which nothing can be said."""
    if asked not in LANGUAGES:
        said = _("{option} is followed by one of {known}, not by {asked}")
        known = ", ".join(LANGUAGES)
        raise NotUnderstood(said.format(option=OPTION, known=known, asked=visible(asked) or "''"))
    return asked


def chosen() -> str:
    """Give the language that is set on this machine, or else that of the system."""
    from companion.store import places, settings

    try:
        kept, _damage = settings.read(places.tables())
    except CompanionError:  # whoever has no home has set nothing
        return system.language()
    return kept.language or system.language()
