"""The system's language: by its variables, or else by its settings."""

import sys
from functools import cache

from companion.locale import asked, first_known


def language() -> str:
    """Return the system's language, or English if the program does not have it."""
    return first_known(asked() or _set())


@cache
def _set() -> str:
    """Return the languages in the settings of a system without such variables."""
    ways = {"win32": _windows, "darwin": _macos}
    if sys.platform not in ways:
        return ""
    try:
        return ways[sys.platform]()
    except Exception:  # no failure here may keep anybody from playing
        return ""


def _windows() -> str:
    """Return the language of Windows' menus."""
    import ctypes
    from locale import windows_locale

    kernel = ctypes.windll.kernel32  # type: ignore[attr-defined,unused-ignore]
    return windows_locale.get(kernel.GetUserDefaultUILanguage(), "")


def _macos() -> str:
    """Return the preferred languages on a Mac, the first one first."""
    import re
    import subprocess

    asked = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    said = subprocess.run(asked, capture_output=True, text=True, timeout=5, check=True).stdout
    return ":".join(re.findall(r"[A-Za-z]{2}[-_A-Za-z]*", said))
