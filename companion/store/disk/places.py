"""The folders of tables, of settings and of what can be made anew on this computer."""

import os
from pathlib import Path

from companion.locale import _
from companion.store.disk.errors import NotOpened

HOME = "COMPANION_HOME"  # names one folder for both
CACHE = "cache"


def tables() -> Path:
    """Return the folder of the user's tables."""
    return _place("user_data_path")


def settings() -> Path:
    """Return the folder of the user's settings."""
    return _place("user_config_path")


def cache() -> Path:
    """Return the folder of what can be made anew at any time."""
    return _place("user_cache_path") / (CACHE if os.environ.get(HOME) else "")


def settings_beside(folder: Path) -> Path:
    """Return the folder of the settings for some tables: beside them, if they are foreign."""
    return settings() if folder == tables() else folder


def _place(usual: str) -> Path:
    """Return the folder that the user names in the environment, or the usual one of the system."""
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    import platformdirs

    try:
        found: Path = getattr(platformdirs, usual)("companion", appauthor=False)
        return found
    except RuntimeError:  # the home folder is unknown
        said = _("your home folder is not known here; name a folder for your tables in {variable}")
        raise NotOpened(said.format(variable=HOME)) from None
