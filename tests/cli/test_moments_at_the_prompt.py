"""At the prompt `moments` tells what decided a game, and nothing before everything is revealed."""

from pathlib import Path

import pytest

from companion import games
from companion.cli.prompt.session import Session
from companion.telling.table.moments import Tale
from companion.understood.following import worked_out
from tests.cli.test_play import At, Spoken
from tests.games.harbours.playing import CAUGHT, kept
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")


def test_it_tells_each_moment_once_the_game_is_revealed(tmp_path: Path) -> None:
    with kept(tmp_path, *CAUGHT) as table:
        before = Spoken("moments", "quit")
        Session(At(table), before).run()
        assert "what decided can be told when everything is revealed" in before.said
        table.sealing.end()
        desk = Spoken("moments", "quit")
        Session(At(table), desk).run()
        game = games.take("harbours")
        evening = worked_out(game, table.disclosed)
        assert evening
        told = [each.whole for each in Tale(game, evening).moments()]
        assert told
        assert [each for each in desk.said if each in told] == told


def test_where_nothing_happened_it_says_so(tmp_path: Path) -> None:
    with kept(tmp_path, *CAUGHT[:2]) as table:
        table.sealing.end()
        desk = Spoken("moments", "quit")
        Session(At(table), desk).run()
        assert any("nothing decided" in each for each in desk.said)
