"""What people read: a sentence for every line, questions, and a sheet with the chase on top."""

import dataclasses
import re
from random import Random

import pytest

from companion.contract.move import Fields
from companion.core import PUBLIC
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.cards import AGENTS, MARKET
from companion.games.neighbour_spy.moves import KINDS
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.moves.hand import SetFigure, SetTurn
from companion.games.neighbour_spy.moves.turn import Discard, KeptSame
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.silence import SILENT
from companion.games.neighbour_spy.words.names import declined
from companion.locale import LANGUAGES, read_in
from tests.games.neighbour_spy.playing import begun, market, played, seen
from tests.games.neighbour_spy.random_games import AIMS, play

HYPHENED = [each for each in (*AGENTS, *MARKET) if "-" in each]
AN_ID = re.compile("|".join(("neighbour-spy", *HYPHENED)))
WORDS = GAME.words
ROW = 35  # columns behind the key and the mark of what waits, where a window has 40
NARROW = 38  # columns of a window that has 40, without its edges


@pytest.mark.parametrize("kind", KINDS)
def test_every_line_has_a_sentence_a_name_and_a_question_for_each_field(
    kind: type[NeighbourMove],
) -> None:
    view = seen(market("took mole"))
    said = WORDS.sentence(GAME.notation.parse(kind.example), view)
    assert said[0].isupper()
    assert not said.endswith(".")
    assert WORDS.kind(kind, {}, view)
    fields: dict[str, object] = {}
    for name in (each.name for each in dataclasses.fields(kind)):
        if name not in ("rules", "move"):
            assert WORDS.prompt(kind, fields, view).endswith(("?", ":"))
        fields[name] = ""


@pytest.mark.parametrize("aim", AIMS)
def test_no_sentence_of_a_game_says_a_word_of_the_format(aim: str) -> None:
    played_game = play("advanced", aim, Random(7))
    state = GAME.rules.start(played_game.options)
    for line in played_game.lines:
        move, view = GAME.notation.parse(line), GAME.rules.view(state, PUBLIC)
        said = f"{WORDS.sentence(move, view)} {WORDS.due(view)} {WORDS.row(move, view, 20)}"
        assert not AN_ID.search(said), said
        announced = WORDS.announce(move, view)
        assert announced is None or announced.aloud == WORDS.sentence(move, view)
        assert WORDS.sheet(view).headline
        state = GAME.rules.apply(state, move)


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_and_each_of_its_values_has_a_name_of_its_own(seed: int) -> None:
    played_game = play("advanced", "shop", Random(seed))
    state = GAME.rules.start(played_game.options)
    for line in played_game.lines[:12]:
        view = GAME.rules.view(state, PUBLIC)
        for choice in GAME.rules.legal(state, PUBLIC).choices:
            for move in list(choice.moves())[:40]:
                fields: Fields = {f.name: getattr(move, f.name) for f in dataclasses.fields(move)}
                assert WORDS.kind(choice.kind, fields, view)
                for name, value in fields.items():
                    if name != "move":
                        assert value == "" or WORDS.value(choice.kind, name, value, view)
        state = GAME.rules.apply(state, GAME.notation.parse(line))


def test_a_sentence_says_which_copy_it_is_and_how_far_the_figure_moves() -> None:
    state = begun("set copies Adam double-agent 1")
    said = WORDS.sentence(GAME.notation.parse("took double-agent"), seen(state))
    assert said == "Adam took Double Agent 2: 6 spaces forward"
    state = played(state, "took double-agent")
    said = WORDS.sentence(GAME.notation.parse("kept saboteur"), seen(state))
    assert said == "Eva kept Saboteur 1: 1 space back"


def test_a_short_row_leaves_out_what_follows() -> None:
    move = GAME.notation.parse("took double-agent")
    assert WORDS.row(move, seen(begun()), 24) == "Adam took Double Agent"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_of_the_log_loses_its_card(language: str) -> None:
    view = seen(market("took mole", players="Kristyna Bartolomej Adam"))
    with read_in(language):
        for line in ("took mole", "kept saboteur", "kept the same", "hires mole"):
            move = GAME.notation.parse(line)
            card = "saboteur" if line == "kept saboteur" else "mole"
            assert f"{declined(card, view):accusative}" in WORDS.row(move, view, 10)
        for line in ("set market security-system Adam", "offer masterplan watchtower outpost"):
            move = GAME.notation.parse(line)
            assert WORDS.row(move, view, 10) == WORDS.sentence(move, view)


def test_the_headline_is_the_chase_and_then_who_won() -> None:
    assert WORDS.sheet(seen(begun())).headline == "To catch: Eva needs 7 · Adam needs 7"
    state = begun("set figure Adam 4", "took codebreaker", "kept sidekick")
    assert WORDS.sheet(seen(state)).headline == "Eva wins: the other figure is caught."
    partners = WORDS.sheet(seen(begun(players="Eva Petr Adam"))).headline
    assert partners == "To catch: Eva & Petr need 7 · Adam needs 7"
    team = begun("set figure Adam 4", "took codebreaker", "kept sidekick", players="Eva Petr Adam")
    assert WORDS.due(seen(team)) == "Eva & Petr win: the other figure is caught."


def test_a_tie_tells_all_that_both_sides_had() -> None:
    copies = ("set copies Adam codebreaker 2", "set figure Adam 3")
    view = seen(begun(*copies, "took codebreaker", "kept sidekick"))
    assert WORDS.due(view) == "Eva wins: a tie, and it was their turn."
    met = [(row.label, row.value) for row in WORDS.sheet(view).sections[0].rows]
    assert met == [("Eva", "the other figure is caught"), ("Adam", "three agents that win")]


def test_what_is_not_entered_is_called_so() -> None:
    sheet = WORDS.sheet(seen(begun(detail="results")))
    assert sheet.headline == "To catch: Eva needs not entered · Adam needs not entered"
    rows = {row.label: row.value for section in sheet.sections for row in section.rows}
    assert rows["deck"] == "not entered"


def test_the_sheet_says_what_the_next_copy_does_and_how_many_are_unseen() -> None:
    sheet = WORDS.sheet(seen(begun("set copies Eva double-agent 1", "set copies Eva mole 1")))
    eva = {row.label: row.value for row in sheet.sections[0].rows}
    assert eva["Double Agent"] == "1 → +6"
    rest = {row.label: row.value for row in sheet.sections[-1].rows}
    assert (rest["Double Agent"], rest["Mole"], rest["Sentinel"]) == ("5", "0", "6")


def test_decisions_and_breaches_stand_on_the_sheet() -> None:
    line = "happened neighbour-spy.discard.turn: discard Adam"
    state = begun("ruling neighbour-spy.getaway.zero drives", line)
    section = WORDS.sheet(seen(state)).sections[-1]
    assert section.title == "Decisions"
    assert "neighbour-spy.discard.turn" in {row.value for row in section.rows}


def test_every_choice_at_an_open_point_and_every_end_has_words() -> None:
    for rule, silence in SILENT.items():
        assert all(WORDS.ruling(rule, choice) != choice for choice in silence.choices)
    view = seen(begun())
    kind = type(GAME.notation.parse("won Eva by catch"))
    said = {WORDS.value(kind, "reason", reason, view) for reason in REASONS}
    assert len(said) == len(REASONS)
    assert not any(AN_ID.search(each) for each in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_card_again_is_told_in_one_row_of_the_smallest_window(language: str) -> None:
    view = seen(begun())
    with read_in(language):
        for agent in AGENTS:
            again = dataclasses.replace(view, taken=agent)
            assert len(WORDS.kind(KeptSame, {}, again)) <= ROW


def test_a_czech_player_hires_as_the_rulebook_says() -> None:
    view = seen(market("took mole"))
    with read_in("cs"):
        assert "verbuje" in WORDS.sentence(GAME.notation.parse("took mole"), view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_two_players_need_stands_in_one_row_of_the_smallest_window(language: str) -> None:
    view = seen(begun())
    with read_in(language):
        one, other = (dataclasses.replace(each, needs=10) for each in view.sides)
        sheet = WORDS.sheet(dataclasses.replace(view, sides=(one, other)))
        assert len(sheet.headline) <= NARROW


TEAMS = {
    "en": ("Eva & Petr took Mole", "Which card stayed with Eva & Petr?"),
    "cs": ("Eva a Petr verbují Krtka", "Kterou kartu verbují Eva a Petr?"),
    "sk": ("Eva a Petr verbujú Krtka", "Ktorú kartu verbujú Eva a Petr?"),
    "ru": ("Eva и Petr вербуют Крота", "Какую карту вербуют Eva и Petr?"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_are_two_in_every_language(language: str) -> None:
    state = begun(players="Eva Petr Adam")
    with read_in(language):
        their_turn = seen(played(state, "set turn Adam"))
        said = WORDS.sentence(GAME.notation.parse("took mole"), their_turn)
        asked = WORDS.due(seen(played(state, "took mole")))
        assert (re.split(r" 1: | \(1", said)[0], asked) == TEAMS[language]


WHO_DISCARDS = {
    "en": "Who discards a card?",
    "cs": "Kdo odkládá kartu?",
    "sk": "Kto odkladá kartu?",
    "ru": "Кто сбрасывает карту?",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_meant_is_asked_in_the_words_of_the_line(language: str) -> None:
    with read_in(language):
        assert WORDS.prompt(Discard, {}, seen(begun())) == WHO_DISCARDS[language]
        assert WORDS.prompt(SetFigure, {}, seen(begun())) != WORDS.prompt(
            SetTurn, {}, seen(begun())
        )


@pytest.mark.parametrize("language", ["cs", "sk", "ru"])
def test_what_was_done_against_the_rules_is_one_sentence_with_that_behind(language: str) -> None:
    move = GAME.notation.parse("happened neighbour-spy.discard.four: discard Eva")
    with read_in(language):
        said = WORDS.sentence(move, seen(begun()))
    assert ":" not in said
    assert said.endswith(")")


def test_two_alike_are_named_in_czech_without_a_gender() -> None:
    view = seen(begun("took daredevil"))
    with read_in("cs"):
        assert WORDS.kind(KeptSame, {}, view) == "Znovu Odvážlivec  +2"


def test_a_card_without_effect_is_named_in_the_log() -> None:
    lines = ("set figure Eva 1", "took sentinel", "kept enforcer", "market Eva outpost")
    state = market(*lines, "refill watchtower")
    said = WORDS.sentence(GAME.notation.parse("passes"), seen(state))
    assert said == "Outpost: nothing happens"
