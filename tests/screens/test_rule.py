"""Why not? Every refusal has its rule, and one key opens it."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from companion import rulebook
from companion.locale import read_in
from screens.home.large_rule import LargeRule, answer_drawn
from screens.home.rule_page import RulePage, neighbours
from screens.home.rule_search import RuleSearch
from screens.kit.letters.block_letters import blocks
from screens.table.kinds.everybody import EVERYBODY
from tests.screens.kinds import sits
from tests.screens.stage import SIZES, Size, Stage, evening, move, seated, stage

FAR = "mind-mgmt.agents.move.next"
TURN = evening("done", 1)


def test_one_key_opens_the_rule_behind_the_refusal_as_long_as_that_is_in_sight(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            at.public.play(move("meru moves A3-C3"))
            await at.settle()
            assert "f3 Why?" in at.text
            await at.press("f3")
            assert isinstance(at.app.screen, RulePage)
            rule = at.app.screen._rule
            entry = rulebook.entry(rule)
            assert rulebook.title(entry) in at.dialog
            assert rulebook.text_of(entry)[:60] in at.dialog
            assert entry.heading[0] in at.dialog
            assert rule not in at.dialog
            await at.press("slash")  # over a rule: all rules of its game
            assert isinstance(at.app.screen, RuleSearch)
            assert rulebook.name("neighbour-spy") not in at.text
            while not sits(at.app.screen, EVERYBODY):
                await at.press("escape")
            await at.press("slash")  # right behind a refusal: an empty field
            assert isinstance(at.app.screen, RuleSearch)
            await at.type("dolphin")
            assert at.app.screen.query_one(Input).value == "dolphin"
            await at.press("escape")
            at.public.say("Something else.")
            await at.settle()
            assert "f3 Why?" not in at.text
            await at.press("f3")
            assert isinstance(at.app.screen, RuleSearch)

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_rules_short_and_long_are_read_whole_and_shown_large(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            await find_the_key_of_the_rules(at)
            await read_the_longest_rule(at)
            await read_a_short_rule(at)
            await see_a_rule_large(at)

    asyncio.run(play())


async def find_the_key_of_the_rules(at: Stage) -> None:
    """Find it at the foot of a table, or among all commands."""
    if "/ Rules" not in at.text:
        assert at.app.size == SIZES[0], "where there is room, the key is named at once"
        await at.press("f4")
        await at.press("u")
        assert isinstance(at.app.screen, RuleSearch)
        await at.press("escape")


async def read_the_longest_rule(at: Stage) -> None:
    """Read it to its end, with heading and id."""
    longest = max(rulebook.entries("mind-mgmt"), key=lambda each: len(rulebook.text_of(each)))
    at.app.push_screen(RulePage(longest.id))
    await at.settle()
    await at.press("f7")
    pages = [at.dialog]
    while pages[-1] not in pages[:-1]:
        await at.press("pagedown")
        pages.append(at.dialog)
    read = " ".join(pages)
    for word in (*rulebook.text_of(longest).split(), *", ".join(longest.heading).split()):
        assert word in read
    assert longest.id in "".join(read.split())
    await at.press("f7", "escape")


async def read_a_short_rule(at: Stage) -> None:
    """See it whole at once."""
    at.app.push_screen(RulePage("mind-mgmt.step.mayhem"))
    await at.settle()
    entry = rulebook.entry("mind-mgmt.step.mayhem")
    assert rulebook.text_of(entry) in at.dialog
    assert rulebook.title(entry) in at.dialog
    assert entry.heading[0] in at.dialog
    assert entry.id not in at.dialog
    assert "Read on" not in at.dialog
    await at.press("f7")
    assert entry.id in at.dialog
    await at.press("f7", "escape")


async def see_a_rule_large(at: Stage) -> None:
    """Show a rule large by one key, with its heading as printed."""
    await at.press("f3")
    await at.type("mind-mgmt.dolphin.how")
    assert "f6 Large" in at.text
    await at.press("f6")
    entry, read = rulebook.entry("mind-mgmt.dolphin.how"), " ".join(at.text.split())
    whole = rulebook.text_of(entry)
    first = f"{whole.partition('. ')[0]}."
    width = at.app.size.width
    assert whole in read or any(drawn(at.text, each, width) for each in (whole, first))
    assert f"» {rulebook.heading('mind-mgmt', entry.heading[0])} «" in read
    await at.press("f6")
    assert isinstance(at.app.screen, RuleSearch)


def test_its_neighbours_under_the_same_heading_are_one_key_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (80, 40)) as at:
            near = neighbours(rulebook.entry(FAR))
            at.app.push_screen(RulePage(FAR))
            await at.settle()
            assert rulebook.title(rulebook.entry(FAR)) in at.dialog
            assert FAR not in [each.id for each in near]
            await at.press("down")
            assert rulebook.title(near[0]) in at.dialog

    asyncio.run(play())


def test_without_a_refusal_the_same_key_searches_all_rules_while_one_types(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f3")
            assert isinstance(at.app.screen, RuleSearch)
            assert rulebook.title(rulebook.entries("mind-mgmt")[0]) in at.text
            await at.type("dolphin")
            found = rulebook.find("dolphin", "mind-mgmt").hits[0].entry
            assert rulebook.title(found) in at.text

    asyncio.run(play())


def test_an_answer_tells_what_matched_where_it_stands_and_what_belongs_to_it(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (120, 40)) as at:
            await at.press("f3")
            await at.type("how far may an agent walk")
            hit = rulebook.find("how far may an agent walk", "mind-mgmt").hits[0]
            assert rulebook.title(hit.entry) in at.text
            assert f"found by “{hit.matched}”" not in at.text
            assert hit.entry.id not in at.text
            await at.press("f7")
            assert f"found by “{hit.matched}”" in at.text
            assert hit.entry.id in at.text
            assert rulebook.source(hit.entry) in at.text
            assert "with it: " in at.text

    asyncio.run(play())


def test_each_answer_says_how_sure_it_is(tmp_path: Path) -> None:
    answers = {
        "may agents walk through a wall": "The answer, and what comes close:",
        "which agent pays for the coffee": "Probably this:",
        "zxqv wvut": "Nothing here fits your words; ask in others.",
    }

    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            for asked, told in answers.items():
                await at.press("f3")
                await at.type(asked)
                assert told in at.text, asked
                await at.press("escape")

    asyncio.run(play())


def test_a_question_goes_on_with_the_one_that_stood_in_the_field_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f3")
            await at.type("may agents move diagonally")
            await at.press("ctrl+u")
            await at.type("and Immortals?")
            next_one = rulebook.title(rulebook.entry("mind-mgmt.immortals.next"))
            assert next_one in at.text.partition("found by")[0]

    asyncio.run(play())


def test_enter_opens_the_marked_answer_and_follows_what_belongs_to_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f3")
            await at.type("mind-mgmt.agents.movement")
            await at.press("enter")
            near = neighbours(rulebook.entry("mind-mgmt.agents.movement"))
            await at.press("down", "enter")
            assert isinstance(at.app.screen, RulePage)
            assert at.app.screen._rule == near[0].id
            await at.press("escape")
            assert isinstance(at.app.screen, RulePage)
            assert at.app.screen._rule == "mind-mgmt.agents.movement"
            await at.press("escape")
            assert isinstance(at.app.screen, RuleSearch)

    asyncio.run(play())


def drawn(text: str, words: str, width: int) -> bool:
    """Say whether words stand on a screen in large letters."""
    ways = (blocks(words.upper(), width - 4, close=close) for close in (False, True))
    return any(way and all(row.rstrip() in text for row in way) for way in ways)


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_where_there_is_room_every_answer_is_drawn_in_letters_for_the_whole_table(
    language: str,
) -> None:
    with read_in(language):
        known = [each for game in rulebook.games() for each in rulebook.entries(game)]
        assert all(answer_drawn(each, "", 116, 36)[0] for each in known)
        small = [each for each in known if answer_drawn(each, "", 76, 21)[0]]
        assert len(small) > 0.75 * len(known)


def test_what_the_table_decided_is_drawn_before_what_the_rulebook_leaves_open() -> None:
    entry = rulebook.entry("mind-mgmt.dusty.self")
    large, left = answer_drawn(entry, "At this table: he may", 76, 7)
    assert large == [row.ljust(len(large[0])) for row in blocks("AT THIS TABLE: HE MAY", 76)]
    assert left == rulebook.text_of(entry)


@pytest.mark.parametrize(("size", "large"), [((40, 20), False), ((80, 24), True)])
def test_the_first_sentence_stands_large_in_the_readers_own_letters(
    tmp_path: Path, size: Size, large: bool
) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            with read_in("cs"):
                at.app.push_screen(LargeRule("mind-mgmt.temple.diagonal"))
                await at.settle()
                said = rulebook.text_of(rulebook.entry("mind-mgmt.temple.diagonal"))
            assert drawn(at.text, said, size[0]) is large
            assert large or said in " ".join(at.text.split())

    asyncio.run(play())


def test_what_a_table_decides_is_written_down_and_shown_with_the_rule(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f3")
            await at.type("mind-mgmt.dusty.self")
            await at.press("enter", "f5", "down", "down", "enter")
            assert at.table.record[-1].text == "ruling mind-mgmt.dusty.self may-not"
            assert "At this table: only others are led" in at.dialog
            await at.press("escape", "escape", "f3")
            await at.type("mind-mgmt.table.peek")
            await at.press("enter", "f5")
            await at.type("we go on", "enter")
            assert at.table.record[-1].text.startswith("remark Somebody saw the map: we go on")
            assert "At this table: we go on" in at.dialog
            assert "your table has decided" in at.dialog
            await at.press("escape")
            assert "At this table: we go on" in at.text
            await at.press("escape", "f3")
            assert "Decided at this table" in at.text
            for asked in ("what did we decide", "decided", "go on"):
                at.app.screen.query_one(Input).value = asked
                await at.settle()
                assert "Somebody saw the map: we go on" in at.text
            at.app.screen.query_one(Input).value = ""
            await at.type("can dusty lead himself")
            assert "At this table: only others are led" in at.text

    asyncio.run(play())


def test_without_a_word_the_list_begins_with_the_moment_and_names_each_heading_once(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("slash")
            listed = at.app.screen.query_one(OptionList)
            headings = [str(row.prompt) for row in listed.options if row.disabled]
            assert headings[0] == "Rules for this moment"
            assert len(headings) == len(set(headings))

    asyncio.run(play())


def test_only_what_a_rulebook_leaves_open_is_decided_and_only_at_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f3")
            await at.type("mind-mgmt.step.once")
            await at.press("enter")
            assert "f5 Decide" not in at.dialog
            at.app.push_screen(RulePage("mind-mgmt.dusty.self"))
            await at.settle()
            assert "f5 Decide" not in at.dialog

    asyncio.run(play())


def test_a_stroke_looks_rules_up_on_any_page_and_is_a_letter_where_somebody_types(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with stage(tmp_path) as at:
            await at.press("slash")
            assert isinstance(at.app.screen, RuleSearch)
            await at.type("a/b")
            assert "a/b" in at.text
            await at.press("escape", "a", "slash")
            assert isinstance(at.app.screen, RuleSearch)

    asyncio.run(play())


def test_a_question_at_a_table_that_names_another_game_is_answered_by_that_game(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (120, 40)) as at:
            await at.press("slash")
            await at.type("how many cards do I hold")
            assert rulebook.name("agents") not in at.text
            await at.press("home")
            await at.type("in agenti, ")
            assert rulebook.name("agents") in at.text
            assert rulebook.name("mind-mgmt") not in at.text

    asyncio.run(play())
