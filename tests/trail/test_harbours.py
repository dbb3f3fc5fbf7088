"""A hunt that declares its board, moves and questions alone is refereed, sealed and judged."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from companion import games
from companion.bootstrap import ROOT
from companion.cli import main
from companion.core import KEEPER, PUBLIC, Illegal
from companion.play.replay import replay
from companion.seal.checking.verdict import CLEAN, FINDINGS, judged
from companion.telling.table.sheets import result
from companion.trail.graph import Place
from companion.trail.hunt.rules import HuntState
from companion.trail.hunt.secrets import HuntSecrets
from companion.trail.moves import Goes
from companion.trail.secrets import HERE, Bit
from screens.trail.pictures import seen_board
from tests.games import harbours
from tests.games.harbours.moves import FERRIES, GRAPH, RECORD, Asks
from tests.games.harbours.playing import CAUGHT, OPTIONS, by_chance, evidence, kept
from tests.games.harbours.rules import RULES, Harbourmaster
from tests.games.harbours.words import HarbourWords
from tests.seal.auction import heads
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
GAME = harbours.GAME
SECRETS = HuntSecrets(RULES, RECORD)
TEXT = "game: harbours\nplayers: Eva Adam Petr\n\n"


def played(*lines: str) -> HuntState:
    """Play lines."""
    state = GAME.rules.start(OPTIONS)
    for line in lines:
        state = GAME.rules.apply(state, GAME.notation.parse(line))
    return state


def refused(*lines: str) -> str:
    """Play lines of which the last is refused, and give its rule."""
    state = played(*lines[:-1])
    with pytest.raises(Illegal) as no:
        GAME.rules.apply(state, GAME.notation.parse(lines[-1]))
    return no.value.rule


def test_a_hunt_takes_a_game_writer_less_than_two_hundred_lines() -> None:
    files = ("__init__", "moves", "rules", "words")
    folder = ROOT / "tests" / "games" / "harbours"
    assert sum(len((folder / f"{name}.py").read_text("utf-8").splitlines()) for name in files) < 190


def test_a_written_game_is_replayed_to_its_end() -> None:
    table, stop = replay(TEXT + "\n".join(CAUGHT))
    assert stop is None
    assert table.outcome
    assert table.outcome.rule == "harbours.found"


def test_programs_get_the_trail_of_a_replayed_game_beside_what_everybody_knows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "harbours.txt"
    game.write_text(TEXT + "\n".join(CAUGHT), encoding="utf-8")
    assert main(["replay", "--json", str(game)]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["keeper"]["path"] == ["Kiel", "Klaipėda", "Rīga"]
    assert "path" not in json.dumps(facts["public"])


def test_the_hidden_seat_reads_where_it_can_go_next_and_how_soon_the_trail_ends_there() -> None:
    state = played("sail Tallinn", "done")
    mine, public = (GAME.words.sheet(GAME.rules.view(state, seat)) for seat in (KEEPER, PUBLIC))
    [ways] = [section for section in mine.sections if section.title == "Exits"]
    said = {row.label: row.value for row in ways.rows}
    assert said == {"Rīga": "free", "Jyväskylä": "dead end", "Malmö": "free"}
    assert ways.own
    assert not ways.revealed
    assert "Exits" not in {section.title for section in public.sections}


class OneFerry(Harbourmaster):
    """A referee who lets a smuggler take a ferry once."""

    def reach(self, path: tuple[Place, ...], way: str) -> tuple[Place, ...]:
        """Lead nowhere by a second ferry."""
        ferries = sum(to in GRAPH.reach(FERRIES, one) for one, to in pairwise(path))
        return () if way == FERRIES and ferries else super().reach(path, way)


ONE_FERRY = OneFerry()


class OneFerrysWords(HarbourWords):
    """The words of that game."""

    rules = ONE_FERRY


def test_exits_and_dead_ends_are_those_of_the_referee_and_not_of_the_board() -> None:
    state = played(*CAUGHT[:8])
    view = GAME.rules.view(state, KEEPER)
    [ways, *_] = OneFerrysWords().sheet(view).sections
    assert {row.label: row.value for row in ways.rows} == {"Gdańsk": "free", "Rīga": "2 more steps"}
    found = HuntSecrets(ONE_FERRY, RECORD).exits(view)
    assert {each.place: each.further for each in found} == {"Gdańsk": 3, "Rīga": 2}
    assert {each.place: each.further for each in SECRETS.exits(view)} == {
        "Gdańsk": 3,
        "Rīga": 3,
    }


def test_nobody_is_warned_of_a_dead_end_while_the_others_choose_a_harbour() -> None:
    warned = []
    for lines in (("sail Tallinn", "done", "ask Kiel", "answer no"), ("sail Tallinn", "done")):
        view = GAME.rules.view(played(*lines), KEEPER)
        warned.append(seen_board(GAME, view).warning("Jyväskylä"))
    assert warned == ["!", ""]


def test_what_is_due_follows_the_hidden_move_until_it_stands() -> None:
    states = [played(*CAUGHT[:number]) for number in range(8, 12)]
    assert [GAME.words.due(GAME.rules.view(state, PUBLIC)) for state in states] == [
        "Day 3: a hidden move is made.",
        "Day 3: what is due is told.",
        "Day 3: the hidden move was made, and does not stand yet.",
        "Day 3: ask a question.",
    ]


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        (("ferry Kiel",), "harbours.way"),
        (("sail Kiel", "sail Lübeck"), "harbours.order"),
        (("done",), "harbours.order"),
        (("ask Kiel",), "harbours.order"),
        ((*CAUGHT[:4], "sail Rīga"), "harbours.way"),
        ((*CAUGHT[:4], "sail Kiel"), "harbours.way"),
        ((*CAUGHT[:8], "ferry Kiel"), "harbours.again"),
        ((*CAUGHT[:5], "done"), "harbours.way.told"),
        ((*CAUGHT[:9], "done"), "harbours.order"),
        ((*CAUGHT[:9], "show Kiel"), "harbours.show"),
        ((*CAUGHT[:3], "answer no"), "harbours.ask"),
        ((*CAUGHT[:-1], "answer no"), "harbours.search"),
        ((*CAUGHT, "ask Kiel"), "harbours.over"),
    ],
)
def test_what_is_against_a_rule_is_refused_by_its_id(lines: tuple[str, ...], rule: str) -> None:
    assert refused(*lines) == rule


def test_where_no_way_leads_on_the_end_is_told_by_its_rule_and_not_as_a_refusal() -> None:
    lines = ("sail Tallinn", "done", "ask Kiel", "answer no", "sail Jyväskylä", "done")
    table, stop = replay(TEXT + "\n".join((*lines, "ask Kiel", "answer no", "stuck")))
    assert stop is None
    assert table.outcome
    told = result(GAME.words, table.outcome)
    assert "says so, and the searchers win." in told
    assert "Only" not in told


def test_games_by_chance_end_both_ways_and_offer_only_what_the_referee_takes() -> None:
    ends: dict[str, int] = {}
    for seed in range(40):
        for before, move, after in by_chance(seed):
            assert GAME.notation.parse(GAME.notation.format(move)) == move
            seen = GAME.sealing.unseen(before)
            heard = GAME.sealing.veil(move)
            assert GAME.rules.apply(seen, heard) == GAME.sealing.unseen(after)
            assert GAME.sealing.opened(seen, heard) == GAME.sealing.opened(before, move)
        outcome = GAME.rules.outcome(after)
        ends[outcome.rule if outcome else ""] = 1
    assert {"harbours.found", "harbours.days"} <= set(ends)


def test_nobody_else_sees_anything_of_the_trail() -> None:
    for before, _move, _after in by_chance(7):
        trail = before.hidden.path
        swapped = before.secretly(path=tuple(reversed(trail)))
        views = [GAME.rules.view(state, PUBLIC) for state in (before, swapped)]
        assert views[0] == views[1]
        assert repr(before.hidden) == repr(swapped.hidden)
        mine = [GAME.words.sheet(GAME.rules.view(each, KEEPER)) for each in (before, swapped)]
        assert (mine[0] == mine[1]) == (trail == tuple(reversed(trail)))


def test_an_honest_evening_is_proven(tmp_path: Path) -> None:
    found = evidence(tmp_path, *CAUGHT)
    assert judged(games.take, found, heads(found)).code == CLEAN


def test_a_move_is_taken_back_until_it_stands(tmp_path: Path) -> None:
    with kept(tmp_path, "sail Kiel") as at:
        at.undo()
        at.play(KEEPER, at.read("sail Rīga"))
        at.play(KEEPER, at.read("done"))
        assert at.retractable == ()


@pytest.mark.parametrize(
    ("line", "lie", "within"),
    [
        ("answer no", "answer yes", 0),
        ("show Rīga", "show Tallinn", 0),
        ("done by ferry", "done", 2),
    ],
)
def test_a_lie_is_found_at_its_line_or_at_the_next_receipt(
    tmp_path: Path, line: str, lie: str, within: int
) -> None:
    told = evidence(tmp_path, *CAUGHT)
    at = next(n for n, each in enumerate(told.entries) if each.line.text == line)
    entry = told.entries[at]
    bent = replace(entry, line=replace(entry.line, text=lie))
    told = replace(told, entries=(*told.entries[:at], bent, *told.entries[at + 1 :]))
    found = judged(games.take, told, heads(told))
    assert found.code == FINDINGS
    assert min(each.line for each in found.all) == at + 1 + within


def test_a_bent_program_that_denies_every_visit_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = Bit("visited", lambda _world, _place: False)
    with monkeypatch.context() as bent:
        bent.setattr(HuntSecrets, "bits", (never, HERE))
        bent.setattr(RULES.questions[Asks], "_bit", never)
        told = evidence(tmp_path, *CAUGHT[:3], "answer no", *CAUGHT[4:])
    found = judged(games.take, told, heads(told))
    assert found.code == FINDINGS
    lines = [each.text for each in told.lines]
    assert min(each.line for each in found.all) <= lines.index("answer no") + 1


def test_a_hidden_move_shows_nothing_of_itself() -> None:
    moves = [move for _before, move, _after in by_chance(3) if isinstance(move, Goes)]
    assert moves
    assert not any(move.place in repr(move) for move in moves)


def test_a_place_is_told_in_words_with_where_ways_lead_and_the_seat_with_its_own() -> None:
    state = played("sail Tallinn", "done")
    words = GAME.words
    public = GAME.rules.view(state, PUBLIC)
    ways = {row.label: row.value for row in words.about("tallinn", public).rows}
    assert "Rīga" in ways["sea"]
    assert words.around("", public).rows == ()
    mine = words.around("", GAME.rules.view(state, KEEPER))
    assert (mine.title, bool(mine.rows)) == ("Tallinn", True)
    assert words.about("Atlantis", public).rows == ()
