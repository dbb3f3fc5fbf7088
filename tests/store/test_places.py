"""Tables and settings lie where a system keeps such things; older settings are taken over."""

import sys
from pathlib import Path

import pytest

from companion.store import settings
from companion.store.disk import places
from companion.store.settings import NAME, Settings


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Live in a home of one's own, as on Linux."""
    monkeypatch.delenv(places.HOME, raising=False)
    for name, folder in (("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")):
        monkeypatch.setenv(name, str(tmp_path / folder))
    return tmp_path


pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has other folders")


def test_tables_and_settings_have_the_folders_of_the_system(home: Path) -> None:
    assert places.tables() == home / "data" / "companion"
    assert places.settings() == home / "config" / "companion"


def test_one_variable_names_one_folder_for_both(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(places.HOME, str(home / "stick"))
    assert places.tables() == places.settings() == home / "stick"


def test_settings_that_lay_beside_the_tables_are_taken_over(home: Path) -> None:
    tables = places.tables()
    tables.mkdir(parents=True)
    old = tables / NAME
    old.write_text('theme = "light"\nidle = 60\n', encoding="utf-8")
    assert settings.read(tables) == (Settings("light", idle=60), "")
    settings.write(tables, Settings("light", language="sk", idle=60))
    assert not old.exists()
    assert (home / "config" / "companion" / NAME).exists()
    assert settings.read(tables) == (Settings("light", language="sk", idle=60), "")


def test_tables_elsewhere_have_their_settings_beside_them(home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "stick"
    elsewhere.mkdir()
    settings.write(elsewhere, Settings("mono"))
    assert (elsewhere / NAME).exists()
    assert not (home / "config").exists()
