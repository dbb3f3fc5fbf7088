"""The data that every page holds: three word lists, and the shell that it is put into."""

from importlib.resources import files

from mnemonic import Mnemonic

LANGUAGES = {"cs": "czech", "ru": "russian", "en": "english"}


def constants() -> dict[str, object]:
    """Give the constants by their names."""
    lists = {code: " ".join(Mnemonic(name).wordlist) for code, name in LANGUAGES.items()}
    shell = (files("screens.verifier") / "shell.html").read_text("utf-8")
    return {"WORD_LISTS": lists, "SHELL": shell}
