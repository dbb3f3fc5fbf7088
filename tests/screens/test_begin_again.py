"""A new table begins with what was chosen at the last one."""

from contextlib import closing
from pathlib import Path

from textual.widgets import Input, RadioSet

from companion import games
from companion.play.table import begin
from companion.store.tables import Tables
from tests.screens.stage import Stage
from tests.screens.test_begin import on_the_page


def test_the_players_of_the_last_table_are_offered(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        before = begin(tables, "x", "mind-mgmt", {"mode": "full", "players": "Ota Iva"}, "2468")
        before.play("keeper", before.read("recruiter Iva"))
        before.close()

    async def look(found: Stage) -> None:
        assert "Ota Iva" in found.text
        await found.type("Eva Adam")
        assert found.app.screen.query_one("#players", Input).value == "Eva Adam"

    on_the_page(tmp_path, look)


def test_the_players_of_a_table_without_a_line_are_offered_too(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        begin(tables, "x", "mind-mgmt", {"mode": "full", "players": "Ota Iva"}, "2468").close()

    async def look(found: Stage) -> None:
        assert "Ota Iva" in found.text

    on_the_page(tmp_path, look)


def test_the_mark_begins_at_the_game_of_the_last_table(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        begin(tables, "x", "spy-connection", {"players": "Ota Iva"}, None).close()

    async def choose(found: Stage) -> None:
        assert "▐●▌ Spy Connection" in found.text
        await found.press("up")
        assert "▐●▌ My Neighbour Spy" in found.text

    on_the_page(tmp_path, choose)


def test_each_game_begins_with_what_was_chosen_at_its_last_table(tmp_path: Path) -> None:
    chases = {"edition": "dubovaya-roshcha", "mode": "advanced", "detail": "facts"}
    agents = {"detail": "all", "help": "likely"}
    with closing(Tables(tmp_path)) as tables:
        for number, (game, options) in enumerate(
            (
                ("neighbour-spy", {"edition": "dubnany", "mode": "basic", "detail": "results"}),
                ("agents", agents),
                ("neighbour-spy", chases),
            )
        ):
            begin(tables, f"{number}", game, {**options, "players": "Ota Iva"}, None).close()

    def chosen(found: Stage) -> list[str]:
        return [
            each.pressed_button.label.plain
            for each in found.app.screen.query(RadioSet)
            if each.pressed_button
        ]

    async def look(found: Stage) -> None:
        assert chosen(found)[1:] == [
            "Улица шпионов",
            "advanced, with the black market",
            "turns, but no discards",
        ]
        words = games.take("agents").words
        await found.press("down", "down")
        assert chosen(found)[1:] == [words.option(*each) for each in agents.items()]
        await found.press("up", "up")
        await found.press("f5")
        begun = found.app.tables.list()[0].options
        assert {name: begun[name] for name in chases} == chases

    on_the_page(tmp_path, look)
