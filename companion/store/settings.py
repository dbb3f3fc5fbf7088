"""The user's settings for all tables, in one small file."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from companion.core import Unreadable
from companion.locale import LANGUAGES, _
from companion.store.disk import files, places
from companion.text.plaintext import visible
from companion.untyped import Parsed, Value

NAME = "settings.toml"
IDLE = (30, 60, 180, 300)
COVER = (5, 10, 20, 60)
WORDS = ("", "cs", "ru", "en")
TO_DO = LEARNING, LISTED, MUTED = ("learning", "list", "muted")
THEMES = ("dark", "light", "contrast", "safe", "mono")
VALUES: Mapping[str, tuple[Value, ...]] = {
    "theme": THEMES,
    "language": ("", *LANGUAGES),
    "words": WORDS,
    "idle": IDLE,
    "cover": COVER,
    "to_do": TO_DO,
    "plain": (False, True),
}


@dataclass(frozen=True)
class Settings:
    """How the app looks and speaks on this computer."""

    theme: str = "dark"
    language: str = ""
    """The language of all texts; empty for the computer's own."""
    words: str = ""
    """The language of the spoken words; empty for the computer's own."""
    idle: int = 180
    """The seconds without a key until a shared screen is covered."""
    cover: int = 10
    """The minutes without a key until the hidden seat's own screen is covered."""
    to_do: str = LEARNING
    """How tasks at the board are shown: one by one in a first game, as a list, or not."""

    plain: bool = False
    """Whether everything is said in plain lines, for ears and braille lines."""


def read(tables: Path) -> tuple[Settings, str]:
    """Return the settings for the tables of a folder; a damaged file is reported and ignored."""
    path = _path(tables)
    try:
        if not files.is_there(path):
            path = tables / NAME  # where earlier versions kept it
        if not files.is_there(path):
            return Settings(), ""
        return _understood(files.read_toml(path)), ""
    except (Unreadable, ValueError, TypeError):
        said = _("{path} cannot be understood and is ignored; set what you like anew")
        return Settings(), said.format(path=visible(path))


def _understood(rows: dict[str, Parsed]) -> Settings:
    """Return settings from a file; refuse unknown names and values."""
    found = Settings(**rows)
    for name, value in asdict(found).items():
        if value not in VALUES[name] or isinstance(value, bool) != (name == "plain"):
            raise ValueError(rows)
    return found


def write(tables: Path, settings: Settings) -> None:
    """Save the settings; a file in the earlier place is deleted."""
    path = _path(tables)
    files.make_folder(path.parent)
    files.write_toml(path, asdict(settings))
    if path != tables / NAME:
        (tables / NAME).unlink(missing_ok=True)


def _path(tables: Path) -> Path:
    """Return the path of the settings."""
    return places.settings_beside(tables) / NAME
