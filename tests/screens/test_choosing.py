"""Choosing on the map: what a location alone means, why not another one, and its keys."""

from companion.core import KEEPER, PUBLIC, Seat
from companion.evening.choice_tree import ChoiceTree
from companion.evening.turn_keys import TurnKeys
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.view import View
from companion.play.table import Table
from screens.games.mind_mgmt.choosing.codes import LETTERS, SPARE, lettered
from screens.games.mind_mgmt.choosing.shortcuts import about, instead, shortcuts
from tests.evening.test_choice_tree import chosen, said, take
from tests.games.mind_mgmt.random_games import GAME
from tests.screens.stage import evening
from tests.store.evening import MOVES, OPTIONS


def at(*lines: str) -> Table:
    """Give a table of which these lines were played."""
    table = Table("mind-mgmt", OPTIONS)
    for line in lines:
        table.play(KEEPER, table.read(line))
    return table


def meant(tree: ChoiceTree, view: View, place: str) -> list[str]:
    """Name the steps that a location stands for."""
    return [*map(said, shortcuts(tree.point, view.agents)[place])]


def refused(tree: ChoiceTree, place: str) -> str:
    """Give the line that would choose a location which is not offered."""
    move = instead(tree.point, place)
    return GAME.notation.format(move) if move else ""


def looking(seat: Seat, *lines: str) -> tuple[ChoiceTree, View]:
    """Begin to choose, and look at the table."""
    return chosen(seat, *lines), at(*lines).view(seat)


def test_a_location_alone_means_the_likeliest_thing() -> None:
    assert meant(*looking(KEEPER, *evening("recruit garden")), "C5") == ["Step", "C5"]
    acted = looking(KEEPER, *evening("recruit garden"), "step C5")
    assert meant(*acted, "C4") == ["MoveImmortal", "C4"]


def test_the_location_of_an_agent_stands_for_him_unless_another_is_there() -> None:
    tree, view = looking(PUBLIC, *evening("done"))
    assert meant(tree, view, "A3") == ["meru"]
    assert "A3" not in shortcuts(tree.point, {**view.agents, "bill": PLACES[12]})


def test_a_location_that_is_not_offered_makes_a_move_that_the_referee_can_refuse() -> None:
    assert refused(take(chosen(PUBLIC, *MOVES[:2]), "C4"), "C3") == "mayhem Eva C3-C4"
    assert refused(take(chosen(PUBLIC, *evening("done")), "meru"), "F7") == "meru moves A3-F7"
    assert refused(chosen(KEEPER, *evening("begin")), "F1") == "step F1"
    paid = take(chosen(KEEPER, *evening("immortal D5-E6")), "ExtraImmortal", "B4", "A4")
    assert refused(paid, "A1") == "immortal B4-A4 for A1"
    assert refused(chosen(KEEPER, *evening("recruit garden"), "step C5"), "A1") == "immortal A1-A2"


def test_a_feature_that_is_not_offered_makes_a_question_that_the_referee_can_refuse() -> None:
    meru = take(chosen(PUBLIC, *evening("done")), "meru")
    move = about(meru.point, "cafe")
    assert move
    assert GAME.notation.format(move) == "meru asks cafe"


def test_no_key_of_a_location_can_be_the_beginning_of_its_name() -> None:
    found = lettered(PLACES[:23], TurnKeys(), LETTERS + SPARE)
    assert len(set(found.values())) == len(found) == 23
    assert not set(found.values()) & {sign for place in PLACES for sign in place.lower()}


def test_where_too_many_locations_wait_every_border_still_has_one_end_with_a_key() -> None:
    found = lettered(PLACES, TurnKeys(), LETTERS + SPARE)
    table = at(*MOVES[:2])
    borders = [line.rpartition(" ")[2].split("-") for line in table.lines(PUBLIC)]
    assert borders
    assert all(sum(end in found for end in border) == 1 for border in borders)
