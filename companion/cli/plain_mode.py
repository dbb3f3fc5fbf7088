"""Says whether the plain mode is on, for ears, braille lines and scripts, and what turned it on.

The nearest one wins: the command line, then the environment, then the settings.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from companion.core import CompanionError, NotUnderstood
from companion.locale import N_, _
from companion.text.plaintext import visible

ON, OFF = "--plain", "--no-plain"
VARIABLE = "COMPANION_PLAIN"
BY_OPTION = N_("Plain mode is on, by the option `--plain`.")
BY_VARIABLE = N_("Plain mode is on, by the variable COMPANION_PLAIN.")
BY_SETTING = N_("Plain mode is on, by your settings. The option `--no-plain` turns it off.")
WORTHS = {"": None, "1": True, "0": False}
_plain: ContextVar[bool] = ContextVar("plain", default=False)


def is_on() -> bool:
    """Say whether everything is said plainly now."""
    return _plain.get()


@contextmanager
def laid(on: bool) -> Iterator[None]:
    """Turn the mode on or off for a block."""
    before = _plain.set(on)
    try:
        yield
    finally:
        _plain.reset(before)


def split(arguments: list[str]) -> tuple[bool | None, list[str]]:
    """Split the options of this mode from the arguments, wherever they stand; the last counts."""
    asked, rest = None, list[str]()
    words = iter(arguments)
    for word in words:
        if word in (ON, OFF):
            asked = word == ON
        else:
            rest += [word, *words] if word == "--" else [word]
    return asked, rest


def chosen(asked: bool | None) -> str:
    """Return what turned the mode on, as a sentence to translate; empty where it is off."""
    if asked is not None:
        return BY_OPTION if asked else ""
    named = os.environ.get(VARIABLE, "")
    if named not in WORTHS:
        said = _("the variable {name} is 1 or 0, not {worth}")
        raise NotUnderstood(said.format(name=VARIABLE, worth=visible(named)))
    worth = WORTHS[named]
    if worth is not None:
        return BY_VARIABLE if worth else ""
    return BY_SETTING if _is_set() else ""


def _is_set() -> bool:
    """Say whether the settings turn it on."""
    from companion.store import settings
    from companion.store.disk import places

    try:
        return settings.read(places.tables())[0].plain
    except CompanionError:  # without a home folder there are no settings
        return False
