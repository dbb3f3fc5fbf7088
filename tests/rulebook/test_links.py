"""Every refusal leads to its entry, wherever it is read: at the prompt, in the app, in commands."""

import pytest

from companion import games, rulebook
from companion.cli import main
from companion.cli.prompt.session import Session
from companion.core import PUBLIC, Illegal, Misshapen, Ruled, Undecided
from companion.evening.decisions import points, ways
from companion.games import take
from companion.rulebook.book import languages
from companion.rulebook.coverage import rule_ids, sources
from companion.telling.refusals import in_a_sentence, in_lines, to_decide
from companion.text.gametext import StoppedAt
from screens.home.rule_page import RulePage
from screens.home.rule_words import whole
from tests.cli.test_play import At, Spoken
from tests.evening.test_decisions import begun


def raised(game: str) -> tuple[str, ...]:
    """Name all rules by which a game may refuse, and those that the house adds."""
    texts = sources(games.folder(game))
    return tuple(sorted({rule for text in texts.values() for rule in rule_ids(game, text)}))


every_game = pytest.mark.parametrize("game", rulebook.games())


@every_game
def test_every_rule_that_can_refuse_has_an_entry_in_every_language(game: str) -> None:
    assert len(raised(game)) > 3
    for rule in raised(game):
        entry = rulebook.entry(rule)
        for language in languages(game):
            assert rulebook.title(entry, language), rule
            assert rulebook.reason(rule, language) != rule
            assert rulebook.source(entry, language), rule


@every_game
def test_every_refusal_names_its_rule_at_the_prompt_and_the_key_in_the_app(game: str) -> None:
    for rule in raised(game):
        assert in_lines(Illegal(rule))[0] == f"{rule}: {rulebook.reason(rule)}"
        assert in_a_sentence(Illegal(rule)) == f"{rulebook.reason(rule)} (F3: the rule)"


def test_refusals_of_other_kinds_name_their_rule_too() -> None:
    rule = "mind-mgmt.dusty.self"
    for reason in (Undecided(rule, ("may",)), Ruled(rule, "may"), Misshapen(rule, "immortal C4")):
        assert in_lines(reason)[0].startswith(f"{rule}: ")
        assert in_a_sentence(reason).endswith("(F3: the rule)")


def test_what_the_players_ruled_is_said_in_words_and_not_as_it_is_typed() -> None:
    ruled = Ruled("mind-mgmt.dusty.self", "may-not")
    said = "The players ruled: only others are led."
    assert in_lines(ruled)[1:] == [said]
    assert said in in_a_sentence(ruled)


def test_a_line_of_a_file_is_named_with_the_reason_of_its_rule() -> None:
    rule = "mind-mgmt.dusty.self"
    stop = StoppedAt(6, Undecided(rule, ("may", "may-not")))
    first, *decide = in_lines(stop)
    assert first == f"line 6: {rule}: {rulebook.reason(rule)}"
    assert decide == [f"line 6: {to_decide(rule, each)}" for each in ("may", "may-not")]
    assert in_a_sentence(stop).startswith(f"Line 6 does not work: {rulebook.reason(rule)}")


@every_game
def test_what_is_typed_to_decide_a_silent_point_is_a_line_of_its_game(game: str) -> None:
    table = begun(game)
    found = [(point.id, choice) for point in points(table) for choice in ways(table, point.id)]
    assert bool(found) is bool(take(game).rules.ruled)
    for rule, choice in found:
        move = table.read(to_decide(rule, choice).split("`")[1])
        assert (move.rule, move.choice) == (rule, choice)


@every_game
def test_why_tells_each_of_them_with_its_source(game: str) -> None:
    for rule in raised(game):
        desk = Spoken("why", "quit")
        session = Session(At(begun(game)), desk)
        session.refused = dict.fromkeys((PUBLIC, session.hidden), Illegal(rule))
        session.run()
        entry = rulebook.entry(rule)
        assert f"{rule}: {rulebook.text_of(entry)}" in desk.said
        assert f"({rulebook.source(entry)})" in desk.said


@every_game
def test_the_page_of_each_shows_title_text_and_source(game: str) -> None:
    for rule in raised(game):
        entry, told = rulebook.entry(rule), whole(rulebook.entry(rule), None).plain
        assert isinstance(RulePage(rule).anew(), RulePage)
        for part in (rulebook.title(entry), rulebook.text_of(entry), rulebook.source(entry)):
            assert part in told


@every_game
def test_the_command_shows_each_of_them(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for rule in raised(game):
        assert main(["rules", "--show", rule]) == 0
        assert rulebook.text_of(rulebook.entry(rule)) in capsys.readouterr().out
