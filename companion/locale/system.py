"""Which language the system speaks: by its variables, or else by its own settings."""

import sys
from functools import cache

from companion.locale import asked, first_known


def language() -> str:
    """Give the language of the system, or English where the program does not speak that."""
    return first_known(asked() or _set())


@cache
def _set() -> str:
    """Give the languages that are set in a system which says nothing in variables."""
    ways = {"win32": _windows, "darwin": _macos}
    if sys.platform not in ways:
        return ""
    try:
        return ways[sys.platform]()
    except Exception:  # nobody is kept from playing by what a system answers
        return ""


def _windows() -> str:
    """Give the language in which Windows shows its menus."""
    import ctypes
    from locale import windows_locale

    kernel = ctypes.windll.kernel32  # type: ignore[attr-defined,unused-ignore]
    return windows_locale.get(kernel.GetUserDefaultUILanguage(), "")


def _macos() -> str:
    """Give the languages that are preferred on a Mac, first one first."""
    import re
    import subprocess

    asked = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    said = subprocess.run(asked, capture_output=True, text=True, timeout=5, check=True).stdout
    return ":".join(re.findall(r"[A-Za-z]{2}[-_A-Za-z]*", said))
