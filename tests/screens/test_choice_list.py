"""Keys of a list: digits as long as there are any, then the beginnings of names."""

from screens.table.choice_list import Item, keyed, meant, rests


def test_keys_of_a_long_list_are_digits_and_then_the_beginnings_of_names() -> None:
    names = ("Antenna", "Bridge", "Car", "Desk", "Eye", "File", "Gate", "House", "Inn", "Jam")
    items = keyed([*map(Item, names), Item("Outpost"), Item("Oven"), Item("Getaway Car")])
    assert [item.key for item in items] == [*"1234567890", "ou", "ov", "ge"]
    assert meant("ou", items) == (10,)
    assert rests("ou", items[10]) == ("tpost",)
    assert rests("1", items[0]) == ()


def test_behind_a_row_that_is_chosen_its_name_or_key_may_be_typed_out() -> None:
    assert rests("l", Item("London, Madrid", "lm")) == ("ondon, madrid", "m")
    assert rests("lm", Item("London, Madrid", "lm")) == ()
    assert rests("c", Item("Connect a city", "c")) == ()
