"""The program's languages, each by its own name."""

from companion.locale import LANGUAGES, _

NAMES = {"en": "English", "cs": "čeština", "sk": "slovenčina", "ru": "русский"}


def offered() -> dict[str, str]:
    """Return the languages for the settings, with the computer's own first."""
    return {"": _("as on this computer"), **{each: NAMES[each] for each in LANGUAGES}}
