"""What notes, mistakes and corrections tell of the path, and what is not entered."""

from tests.games.mind_mgmt.knowing import paths, told

ADMITTED = ("step D5", "done", "mistake 5 a wrong token", "shown B5 2")  # a note for one hour


def test_a_confirmed_note_is_no_answer_and_what_cannot_be_marked_tells_nothing_of_it() -> None:
    noted = told("full", *ADMITTED)
    known = told("full", *ADMITTED, "meru asks torches", "answer none")
    assert {path[1] for path in paths(noted)} == {path[1] for path in paths(known)} == {"B5"}
    torches = {"A3", "C2", "F2", "C7"}
    assert any(torches & {*path} for path in paths(noted))
    assert not any(torches & {*path} for path in paths(known))


def test_a_mistake_alone_and_what_it_mends_tell_nothing() -> None:
    before = told("full", "step D5", "done")
    admitted = told("full", "step D5", "done", "mistake 6 a wrong token")
    assert paths(admitted) == paths(before)
    assert paths(told("full", "step D5", "done", "mistake 6 a wrong token", "mended")) == paths(
        before
    )


def test_agents_who_are_not_entered_change_nothing_of_what_is_known() -> None:
    asked = ("meru senses A4", "answer no", "bill rests", "done")
    entered = told("full", "step D5", "done", "meru moves A3-A4", *asked)
    blind = told("full", "step D5", "done", "meru moves ?", *asked)
    assert paths(entered) == paths(blind)
    assert entered.picture() == blind.picture()


def test_notes_and_remarks_tell_nothing() -> None:
    said = ("note C4 surely here", "remark it is C4", "lift C4 surely here")
    assert (
        told("full", "step D5", "done", *said).picture()
        == told("full", "step D5", "done").picture()
    )


def test_where_spent_tokens_are_gone_an_answer_tells_as_much_as_tokens_are_left() -> None:
    spent = ("ruling mind-mgmt.steps.spent gone", "ruling mind-mgmt.steps.ten as-many")
    laid = told("ten", *spent)
    assert paths(told("ten", *spent, "bill asks garden", "answer none")) == paths(laid)


def test_an_immortal_or_an_agent_who_stands_elsewhere_tells_nothing() -> None:
    before = told("full", "step D5", "done").picture()
    moved = told("full", "step D5", "done", "correct immortal E4 E6", "correct agent henry B5")
    assert moved.picture() == before
