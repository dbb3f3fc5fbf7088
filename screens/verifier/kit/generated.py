"""The data of every page: word lists, the page's frame, and its texts in all languages."""

from importlib.resources import files

from mnemonic import Mnemonic

from companion.locale import ENGLISH, catalogue
from companion.locale import LANGUAGES as SPOKEN

LANGUAGES = {"cs": "czech", "ru": "russian", "en": "english"}


def constants() -> dict[str, object]:
    """Return the constants by name."""
    lists = {code: " ".join(Mnemonic(name).wordlist) for code, name in LANGUAGES.items()}
    shell = (files("screens.verifier") / "shell.html").read_text("utf-8")
    return {"WORD_LISTS": lists, "SHELL": shell, "TRANSLATIONS": translations()}


def translations() -> dict[str, dict[str, str]]:
    """Return the translations of the page's texts, by language and key."""
    return {each: _texts(each) for each in SPOKEN if each != ENGLISH}


def _texts(language: str) -> dict[str, str]:
    """Return the texts of one language by key."""
    found: dict[str, str] = vars(catalogue("screens.verifier.locale", language)).get("_catalog", {})
    keys = ((each.partition("\x04")[0], text) for each, text in found.items())
    return {key: text for key, text in sorted(keys) if key}
