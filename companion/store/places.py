"""Where things lie on this machine: tables with its data, settings with its settings."""

import os
from pathlib import Path

from companion.locale import _
from companion.store.errors import NotOpened

HOME = "COMPANION_HOME"  # names one folder for all of it


def tables() -> Path:
    """Give the folder of the user's tables."""
    return _place("user_data_path")


def settings() -> Path:
    """Give the folder of what the user has set."""
    return _place("user_config_path")


def settings_beside(folder: Path) -> Path:
    """Give the folder of the settings for some tables; those of strangers have them beside."""
    return settings() if folder == tables() else folder


def _place(usual: str) -> Path:
    """Give the folder that the user names, or else the usual one of the system."""
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    import platformdirs

    try:
        found: Path = getattr(platformdirs, usual)("companion", appauthor=False)
        return found
    except RuntimeError:  # nobody knows whose home this would be
        said = _("your home folder is not known here; name a folder for your tables in {variable}")
        raise NotOpened(said.format(variable=HOME)) from None
