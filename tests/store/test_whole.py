"""A whole table as one file: taken over byte for byte, or refused in one sentence."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.play import table
from companion.store import whole
from companion.store.tables import Tables
from tests.store.evening import MOVES, NAME, OPTIONS, PIN, kept, play, resumed, told

SHORT = 22


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Write a table with hidden lines to a file."""
    home = tmp_path_factory.mktemp("home")
    kept(home, SHORT)
    return dumped(home)


def dumped(home: Path) -> str:
    """Write the table of a folder."""
    with closing(Tables(home)) as tables:
        return tables.dump(tables.find(NAME))


def load(home: Path, text: str, name: str = "") -> None:
    """Take a table over into a folder."""
    with closing(Tables(home)) as tables:
        tables.load(text, name)


def test_a_table_that_was_written_and_read_is_the_same_byte_for_byte(
    text: str, tmp_path: Path
) -> None:
    load(tmp_path, text)
    assert dumped(tmp_path) == text
    with resumed(tmp_path) as found:
        assert found.moves == MOVES[:SHORT]
        play(found, SHORT + 1)


def test_a_table_that_has_ended_goes_the_same_way_and_needs_no_pin(tmp_path: Path) -> None:
    with closing(Tables(tmp_path / "one")) as tables:
        opened = play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN))
        opened.sealing.end()
        opened.close()
    text = dumped(tmp_path / "one")
    load(tmp_path / "two", text)
    assert dumped(tmp_path / "two") == text
    with closing(Tables(tmp_path / "two")) as tables:
        again = table.resume(tables, tables.find(NAME), "")
        assert again.moves == MOVES
        again.close()


def test_a_table_that_is_here_or_whose_name_is_taken_is_refused(text: str, tmp_path: Path) -> None:
    load(tmp_path, text)
    for name in ("", "another name"):
        with pytest.raises(NotUnderstood, match="already"):
            load(tmp_path, text, name)
    with closing(Tables(tmp_path)) as tables:
        assert [row.name for row in tables.list()] == [NAME]


def test_the_commands_write_a_whole_table_and_take_it_over(tmp_path: Path) -> None:
    kept(tmp_path / "one", SHORT)
    file = tmp_path / "whole"
    assert told(tmp_path / "one", "tables", "export", NAME, file, "--whole")[0] == 0
    assert told(tmp_path / "two", "tables", "import", file)[0] == 0
    assert dumped(tmp_path / "two") == file.read_text("utf-8")
    file.write_text("{" * 100_000, encoding="utf-8")
    code, said = told(tmp_path / "two", "tables", "import", file)
    assert (code, said.count("\n")) == (2, 1)


def forged(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """Change a file as somebody would who also knows how to make its sum."""
    found = json.loads(text)
    change(found)
    found["sum"] = whole._sum({part: found[part] for part in ("table", *whole.PARTS)})
    return json.dumps(found)


def refuse(text: str) -> None:
    """See that a file is refused in one sentence."""
    with pytest.raises(NotUnderstood) as reason:
        whole.loaded(text)
    assert "\n" not in str(reason.value)


@given(data=st.data())
def test_every_flipped_character_is_refused(text: str, data: st.DataObject) -> None:
    body = text.rstrip("\n")
    place = data.draw(st.integers(0, len(body) - 1).filter(lambda at: body[at] not in "\n "))
    sign = data.draw(st.characters(codec="utf-8", exclude_characters=body[place] + " \n\t\r"))
    refuse(body[:place] + sign + body[place + 1 :])


@pytest.mark.parametrize("key", ["format", "sum", "table", *whole.PARTS])
def test_a_file_without_one_of_its_parts_is_refused(key: str, text: str) -> None:
    found = json.loads(text)
    del found[key]
    refuse(json.dumps(found))


ODD: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    float("inf"),
    "",
    "\ud800",
    "ž" * 9,
    [],
    {},
    [[]],
    {"a": 1},
]


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_a_part_of_another_sort_is_refused_also_with_a_sum_that_fits(odd: Any, text: str) -> None:
    for key in whole.COLUMNS:
        fits = type(odd) is str and key in ("name", "summary") and odd != "\ud800"
        if not fits:
            refuse_or_forge(text, ("table", key), odd)
    for place in range(4):
        refuse_or_forge(text, ("lines", 3, place), odd)
    for place in range(1, 7):  # a seat may have any name
        refuse_or_forge(text, ("vaults", 0, place), odd)
    for part in ("table", *whole.PARTS):
        refuse_or_forge(text, (part,), odd)


def refuse_or_forge(text: str, path: tuple[Any, ...], odd: Any) -> None:
    """Put something odd into a file; what cannot even be summed cannot be forged."""

    def change(found: Any) -> None:
        for step in path[:-1]:
            found = found[step]
        found[path[-1]] = odd

    try:
        changed = forged(text, change)
    except (ValueError, TypeError):
        return
    if json.loads(changed) != json.loads(text):
        refuse(changed)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        "9" * 5000,
        '{"format": 1}',
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"format": "companion-table/1", "sum": "", "table": {}, "lines": []}',
        '{"format": "companion-table/1", "sum": 1e999, "table": 1, "lines": NaN}',
        '{"format": "companion-table/2"}',
        '{"format": "companion-table/3"}',
        '{"format": ["companion-table/2"]}',
    ],
    ids=lambda text: text[:12],
)
def test_what_is_no_whole_table_is_refused_in_one_sentence(text: str) -> None:
    refuse(text)


def test_a_table_of_a_newer_version_is_called_so() -> None:
    for version in ("companion-table/3", "companion-table/12"):
        with pytest.raises(NotUnderstood, match="newer Companion"):
            whole.loaded(json.dumps({"format": version, "anything": 1}))


def test_a_line_more_or_less_is_refused_although_the_sum_fits(text: str) -> None:
    refuse(forged(text, lambda found: found["lines"].pop(5)))
    refuse(forged(text, lambda found: found["lines"].append(found["lines"][5])))
    refuse(forged(text, lambda found: found["lines"].reverse()))
    refuse(forged(text, lambda found: found["lines"].clear()))
    refuse(forged(text, lambda found: found["table"].update(seed=None)))
    refuse(forged(text, lambda found: found["table"].update(seed="AAAA")))
    refuse(forged(text, lambda found: found["table"].update(ended=1)))
    refuse(forged(text, lambda found: found["vaults"].clear()))
    refuse(forged(text, lambda found: found["vaults"].append(found["vaults"][0])))
