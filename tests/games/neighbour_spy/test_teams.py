"""Three and four players: partners share a figure, each has a hand of their own."""

from companion.games.neighbour_spy.state import State
from tests.games.neighbour_spy.playing import begun, played, refused, seen, side

FOUR = "Eva Petr Adam Jana"


def hands(state: State) -> dict[str, int | None]:
    """Count the cards in all hands."""
    return {player.name: player.hand for view in seen(state).sides for player in view.players}


def test_the_first_two_players_are_partners() -> None:
    assert [len(view.players) for view in seen(begun(players="Eva Petr Adam")).sides] == [2, 1]
    assert [len(view.players) for view in seen(begun(players=FOUR)).sides] == [2, 2]


def test_everybody_begins_with_four_cards() -> None:
    assert seen(begun(players="Eva Petr Adam")).deck == 26
    assert seen(begun(players=FOUR)).deck == 22


def test_each_partner_plays_one_card_and_draws_one() -> None:
    state = begun("took mole", "kept enforcer", players=FOUR)
    assert seen(state).deck == 20
    assert set(hands(state).values()) == {4}
    state = begun("set deck 0", "took mole", "kept enforcer", players=FOUR)
    assert hands(state) == {"Eva": 3, "Petr": 3, "Adam": 4, "Jana": 4}


def test_the_last_card_goes_to_who_played_face_up() -> None:
    state = begun("set deck 1", "took mole", players=FOUR)
    assert seen(state).who_opens
    assert refused(state, "kept enforcer") == "draw.last"
    for name, other in (("Eva", "Petr"), ("Petr", "Eva")):
        drawn = hands(played(state, f"open {name}", "kept enforcer"))
        assert (drawn[name], drawn[other]) == (4, 3)


def test_who_played_face_up_is_one_of_the_partners_in_turn() -> None:
    state = begun("set deck 1", players="Eva Petr Adam")
    assert refused(state, "open Adam") == "draw.last"
    assert refused(played(state, "set turn Adam"), "open Adam") == "draw.last"


def test_one_player_draws_the_last_card_without_a_question() -> None:
    state = begun("set deck 1", "took mole", "kept enforcer")
    assert side(state, "Eva").players[0].hand == 3


def test_a_partner_whose_hand_is_all_of_the_open_cards_name_may_play_it_too() -> None:
    state = begun("set copies Eva enforcer 1", "took enforcer", players=FOUR)
    assert refused(state, "kept enforcer") == "play.different"
    assert refused(state, "kept the same") == ""
    state = begun("set copies Eva enforcer 2", "took enforcer", players=FOUR)
    assert refused(state, "kept the same") == "play.team-name"


def test_any_partner_can_be_named_for_a_side() -> None:
    state = begun("set figure Petr 5", "set copies Petr mole 1", players=FOUR)
    assert side(state, "Eva").space == 5
    assert side(state, "Eva").copies["mole"] == 1
