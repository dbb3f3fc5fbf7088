"""The net: what a connection costs, where the spy may go, which agents may come back."""

from companion.core import PUBLIC
from companion.games.spy_connection import GAME
from companion.games.spy_connection.moves import Connect
from tests.games.spy_connection.playing import BEGUN, MAP, WHOLE, anka, played, refused, seen

CONNECTED = (*BEGUN, *MAP, "connect paris 2", "done")


def test_a_spot_needs_one_agent_and_two_beside_those_of_others() -> None:
    refused("connect.cost", *BEGUN, *MAP, "connect paris 3")
    shown = anka(*CONNECTED)
    assert (shown.on_map, shown.city) == (2, "paris")
    refused("connect.cost", *CONNECTED, "connect london 2")
    view = seen(*CONNECTED, "connect london 3")
    assert (view.players[1].on_map, view.players[1].city) == (3, "london")


def test_where_one_has_an_agent_nothing_is_added_whoever_came_later() -> None:
    lines = (*CONNECTED, "connect london 3", "done", "spy london")
    assert anka(*lines, "connect berlin 2").on_map == 4


def test_only_a_city_beside_the_spy_can_be_connected_and_only_a_new_one() -> None:
    refused("connect.next", *BEGUN, *WHOLE, "connect madrid 3")
    refused("connect.new", *CONNECTED, "connect london 3", "done", "connect london 0")
    refused("connect.new", *BEGUN, "connect london 2")


def test_a_connection_needs_so_many_free_agents() -> None:
    refused("connect.agents", *BEGUN, "set Anka map 14", "connect paris 2")


def test_where_everything_is_entered_the_agents_of_a_connection_are_too() -> None:
    refused("connect.entered", *BEGUN, "connect paris ?")
    assert anka(*BEGUN, "connect paris ?", detail="missions").city == "paris"


def test_the_spy_moves_only_where_own_agents_lead() -> None:
    refused("move.net", *BEGUN, *MAP, "move paris")
    lines = (*CONNECTED, "connect london 3", "done")
    assert anka(*lines, "move london").city == "london"
    refused("move.net", *lines, "move madrid")
    refused("move.elsewhere", *lines, "move paris")


def test_before_anything_is_connected_the_spy_stays() -> None:
    refused("spy.net", *BEGUN, "spy paris")


def test_the_spy_moves_inside_the_net_before_a_connection_and_not_after_it() -> None:
    lines = (*CONNECTED, "connect london 3", "done")
    assert anka(*lines, "spy london", "connect berlin 2").city == "berlin"
    refused("spy.before", *lines, "connect madrid 3", "spy london")
    refused("spy.before", *lines, "spy london", "take 1 oslo-rome=2")


def test_both_agents_of_a_spot_come_back_together_and_the_rest_hangs_together() -> None:
    lines = (
        *CONNECTED,
        "connect london 3",
        "done",
        "connect madrid 3",
        "done",
        "take 1 oslo-rome=2",
    )
    boris = (*lines, "done", "take 1 oslo-rome=1", "back from lp1")
    assert boris
    refused("back.net", *lines, "done", "take 1 oslo-rome=1", "back from lp2")
    shown = anka(*lines, "done", "take 1 oslo-rome=1", "back from lp1", "back from lp2")
    assert shown.on_map == 3


def test_without_a_map_agents_are_counted_and_the_players_check_the_rest() -> None:
    view = seen(*BEGUN, "connect paris 3", "done", "take 1 oslo-rome=3", "done", "back 2")
    assert view.players[0].on_map == 1
    assert "spy-connection.back.net" in view.unchecked
    refused("back.some", *BEGUN, "connect paris 3", "back 4")
    refused("back.some", *BEGUN, "connect paris 3", "back 0")


def test_with_a_map_the_connections_that_are_offered_name_their_cost() -> None:
    state = played(*BEGUN, *MAP)
    offered = [move for move in GAME.rules.legal(state, PUBLIC) if isinstance(move, Connect)]
    known = [move for move in offered if move.city in ("berlin", "paris")]
    assert known == [Connect("berlin", 2), Connect("paris", 2)]
    assert {move.city for move in offered} == {"berlin", "paris", "madrid", "rome"}


def test_where_every_city_has_its_links_no_other_connection_is_offered() -> None:
    state = played(*BEGUN, *WHOLE)
    offered = [move for move in GAME.rules.legal(state, PUBLIC) if isinstance(move, Connect)]
    assert offered == [Connect("berlin", 2), Connect("paris", 2)]


def test_a_map_of_which_a_part_is_drawn_leaves_the_rest_to_the_players() -> None:
    view = seen(*BEGUN, *MAP, "connect rome 4")
    assert "spy-connection.connect.next" in view.unchecked
    assert (view.players[0].city, view.players[0].on_map) == ("rome", 4)
    assert anka(*BEGUN, *MAP, "connect rome 4", "back 3").on_map == 1
    refused("back.spot", *BEGUN, *MAP, "connect paris 2", "back 1")


def test_a_link_is_drawn_by_the_number_of_its_spots() -> None:
    lines = (*BEGUN, "link paris london 3", "connect paris 3")
    assert played(*lines).players[0].spots == {
        "london-paris-1": 1,
        "london-paris-2": 1,
        "london-paris-3": 1,
    }
    assert anka(*lines, "back from london-paris-1").on_map == 2


def test_a_link_is_drawn_once_and_its_spots_differ() -> None:
    refused("map.link", *MAP, "link paris london a-b")
    refused("map.link", "link paris london a-a")
    refused("map.link", "link paris paris a-b")
