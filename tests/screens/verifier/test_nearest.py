"""The page names the agent who came nearest, hour by hour, as the program works it out."""

import re

from playwright.sync_api import Page, expect

from companion import games
from companion.seal import first
from companion.seal.checking.revealed_game import retold
from companion.seal.evidence import of_bytes
from companion.understood.following import worked_out
from tests.screens.verifier.checking import GAME, HEADS, check, give, section
from tests.screens.verifier.test_use import hour_shown
from tests.screens.verifier.vectors import evidence


def test_each_hour_names_the_agent_who_came_nearest_as_the_program_does(page: Page) -> None:
    found = of_bytes(evidence(GAME))
    said = first.bare(found.lines[0])
    game = games.take(said.game)
    course = retold(game, said.filed(game.filed, found.file).options, found.lines)
    assert course
    understood = worked_out(game, course.played)
    assert understood
    give(page, *HEADS)
    check(page)
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    path = section(page, "The Recruiter's path")
    for hour in range(1, len(understood.path) + 1):
        assert hour_shown(page) == f"{hour:02}:00"
        near = [each for each in understood.near if each.hour == hour]
        if near:
            least = min(each.apart for each in near)
            pattern = re.compile(rf"Nearest in this hour: (\w+) in (\w\d), distance {least}\.")
            who, place = pattern.findall(path.text_content() or "")[0]
            assert (who.lower(), place) in {
                (each.who, each.place) for each in near if each.apart == least
            }
        else:
            expect(path).not_to_contain_text("Nearest in this hour")
        page.keyboard.press("ArrowRight")
    measured = {each.hour for each in understood.near}
    assert path.locator(".far").count() == len(measured)
    assert path.locator(".far.now").count() == 1
    assert path.locator(".figure").count() == 4
    asked = sum(each.hour in measured for each in understood.asked)
    assert "".join(path.locator(".near text").all_text_contents()).count("?") == asked
