"""A hunt that is made of the kit alone has the dialog in which a mistake is admitted."""

import re
from pathlib import Path

import pytest

from companion.core import PUBLIC
from companion.evening.sitting import Sitting
from screens.table.kinds.hidden import HIDDEN
from tests.games.harbours.playing import PIN
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage
from tests.screens.test_mistake import more
from tests.screens.test_trail import at_harbours, hide
from tests.shelf import toys as toys
from tests.trail.test_mistakes import LATER

pytestmark = pytest.mark.usefixtures("toys")


def test_the_hidden_side_admits_a_mistake_and_shows_its_trail_for_it(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await more(at, "mistake")
        assert "Day 1 Were you in Rīga? No" in " ".join(at.dialog.split())
        [key] = re.findall(r"(\w) +Day 1", at.dialog)
        await at.press(key)
        assert "Everybody will read them" in at.dialog
        await at.type("said yes by heart", "enter")
        told = " ".join(at.dialog.split())
        assert "2 places of your trail are owed, shown with their hours." in told
        assert "Once admitted, it is said aloud and stays." in told
        await at.press("down", "enter")
        assert sitting.table.moves[-1] == "mistake 1 said yes by heart"
        await at.press("3")
        assert "Which hour of your trail do you show?" in at.text
        await at.type("lü")
        await at.settle()
        assert sitting.table.moves[-1] == "shown Lübeck 2"
        assert sitting.table.view(PUBLIC).public.mistake.owed == 1

    at_harbours(tmp_path, LATER, do)


def test_from_the_public_side_a_mistake_leads_to_the_hidden_one(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        at.app.sit_down(sitting)
        await at.settle()
        await more(at, "mistake")
        await at.type(PIN, "enter")
        assert "When was something wrong said or laid?" in " ".join(at.dialog.split())
        await at.press("escape")
        assert sits(at.app.screen, HIDDEN)
        assert tuple(sitting.table.moves) == LATER

    at_harbours(tmp_path, LATER, do)


def test_before_anything_is_hidden_there_is_no_mistake_to_admit(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        at.app.sit_down(sitting)
        await at.settle()
        await at.press("f4")
        assert "Mistake" not in at.dialog

    at_harbours(tmp_path, (), do)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_hours_of_a_mistake_are_whole_in_every_window(tmp_path: Path, size: Size) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await more(at, "mistake")
        told = " ".join(at.dialog.split())
        assert "Day 3 Now in Świnoujście" in told
        assert "Day 2 Were you in Tallinn? No" in told

    at_harbours(tmp_path, LATER, do, size)
