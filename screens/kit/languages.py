"""The languages in which the program speaks, each by its own name, as its reader looks for it."""

from companion.locale import LANGUAGES, _

NAMES = {"en": "English", "cs": "čeština", "sk": "slovenčina", "ru": "русский"}


def offered() -> dict[str, str]:
    """Give what can be set, by what is kept: first of all that of the machine."""
    return {"": _("as on this computer"), **{each: NAMES[each] for each in LANGUAGES}}
