"""A second table: it begins as the first one did, with the players of the last one."""

from contextlib import closing
from pathlib import Path

from companion.play.table import begin
from companion.store.tables import Tables
from tests.screens.stage import Stage
from tests.screens.test_begin import on_the_page


def test_a_second_table_begins_at_the_games_too_and_a_word_that_is_no_name_is_named(
    tmp_path: Path,
) -> None:
    with closing(Tables(tmp_path)) as tables:
        begin(tables, "x", "mind-mgmt", {"mode": "full", "players": "Ota Iva"}, "2468").close()

    async def choose(found: Stage) -> None:
        await found.press("down")
        assert "▐●▌ My Neighbour Spy" in found.text
        await found.press("up")
        await found.type("Eva all", "enter")
        await found.type("2468", "enter")
        await found.type("2468", "enter")
        assert "Nobody can be called all here; write another name" in found.text

    on_the_page(tmp_path, choose)
