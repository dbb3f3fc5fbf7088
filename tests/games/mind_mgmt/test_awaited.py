"""What the table waits for: a plain sentence for everybody, and lines that can be typed."""

import re
from random import Random
from textwrap import wrap

import pytest

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.choices.probe import allowed
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import MindMove, Secret
from companion.games.mind_mgmt.state import State
from companion.play.table import Table
from tests.games.mind_mgmt.random_games import GAME, play
from tests.store.evening import MOVES, OPTIONS

IDS = re.compile(r"\b(?:meru|henry|bill|dusty|[a-z]+-[a-z]+|cafe|bus|dogs|idol|monks)\b|/")


def awaited(*lines: str, **options: str) -> str:
    """Say what is awaited behind these lines."""
    table = Table("mind-mgmt", {**OPTIONS, **options})
    for line in lines:
        table.play(KEEPER, table.read(line))
    return table.awaited


def told(mode: str) -> list[tuple[str, tuple[str, ...]]]:
    """Give everything that is awaited in the course of a game, each with lines to type."""
    table = Table("mind-mgmt", {**OPTIONS, "mode": mode})
    found = []
    for line in MOVES if mode == "full" else [""] * 60:
        if table.outcome:
            break
        found.append((table.awaited, table.examples))
        lawful = table.lines(PUBLIC) or table.lines(KEEPER)
        table.play(KEEPER, table.read(line or ("start D4" if "start D4" in lawful else lawful[-1])))
    return found


@pytest.mark.parametrize("mode", ["full", "training"])
def test_what_is_awaited_is_a_sentence_and_never_notation(mode: str) -> None:
    for said, _examples in told(mode):
        assert re.fullmatch(r"(?:[A-Y]: |\d\d:00\. )?[A-Z].*[.?]", said), said
        assert not IDS.search(said.replace("mind-slip", "")), said


@pytest.mark.parametrize("mode", ["full", "training"])
def test_beside_the_sentence_stand_lines_that_can_be_typed(mode: str) -> None:
    for said, examples in told(mode):
        assert examples, said
        for line in examples:
            assert GAME.notation.format(GAME.notation.parse(line)) == line


@pytest.mark.parametrize("aim", ["wander", "gather", "hunt"])
@pytest.mark.parametrize("mode", ["full", "training"])
def test_lines_beside_the_sentence_could_be_taken_as_far_as_everybody_can_tell(
    mode: str, aim: str
) -> None:
    game = play(mode, aim, Random(3))
    players = " ".join(game.state.public.players)
    state = GAME.rules.start({"mode": mode, "edition": "zanzibar", "players": players})
    for line in game.lines:
        if state.public.outcome:
            break
        examples = GAME.rules.due(state).examples
        refused = [each for each in examples if not taken(GAME.sealing.unseen(state), each)]
        assert not refused or refused == list(examples) == [r.Done()], (line, refused)
        state = GAME.rules.apply(state, GAME.notation.parse(line))


def taken(state: State, move: MindMove) -> bool:
    """Say whether a move is taken; what is secret is left open."""
    return isinstance(move, Secret) or allowed(state, move)


def before(line: str, count: int = 1) -> tuple[str, ...]:
    """Give the lines before this one."""
    return MOVES[: [at for at, each in enumerate(MOVES) if each == line][count - 1]]


FIRST = (*before("meru moves A3-A4-A5"), "meru rests")
TURN = before("dusty asks cafe")  # both mind-slip tokens are spent


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ((), "A: Who is the Recruiter?"),
        (before("control henry Adam"), "S: Who moves Henry?"),
        (before("step C5"), "06:00. Recruiter, take a step or a Mind Slip."),
        (before("immortal C4-C5"), "06:00. Recruiter, use the Immortals, or draw a feature."),
        (before("done"), "06:00. Recruiter, end your turn."),
        (
            (*before("draw bus"), "immortal C5-B5 for D2"),
            "06:00. Recruiter, draw a feature.",
        ),
        (before("done slip first"), "07:00. Recruiter, use the Immortals, or end your turn."),
        (before("done", 4), "08:00. Recruiter, end your turn."),
        ((*TURN, "bill rests", "dusty rests", "done"), "10:00. Recruiter, take a step."),
        (before("recruits 1"), "07:00. Recruiter, how many recruits in these two hours?"),
        (
            before("meru moves A3-A4-A5"),
            "06:00. Which agent acts first: Meru, Henry, Bill or Dusty?",
        ),
        (
            before("meru asks graffiti"),
            "06:00. Meru may go on, or another agent acts: Henry, Bill or Dusty.",
        ),
        (before("bill moves C7-C6"), "07:00. Which agent acts first: Bill or Dusty?"),
        ((*before("done", 2)[:-3], "henry rests"), "06:00. Two agents have acted: end the turn."),
        (
            (*before("done", 2)[:-3], "henry moves F4-F5"),
            "06:00. Henry may go on, or the turn ends.",
        ),
        (
            (*FIRST, "bill moves C7-C6", "bill captures C6", "answer no"),
            "06:00. Bill may go on, or the turn ends.",
        ),
        (
            (*FIRST, "bill moves C7-B7", "bill captures B7", "answer no"),
            "06:00. Two agents have acted: end the turn.",
        ),
        (
            before("henry asks cafe"),
            "06:00. Another agent acts next: Henry, Bill or Dusty.",
        ),
        (
            (*before("recruit garden"), "step C5"),
            "06:00. Recruiter, the Immortals contact a recruit.",
        ),
        (before("answer no"), "Recruiter, are you on C6 (Courier + Graffiti)?"),
        (before("answer D2"), "Recruiter, which Flux Cafe did you visit?"),
        (before("answer B5"), "Recruiter, name every Flux Cafe you visited."),
        (before("answer 6"), "Recruiter, at which hour were you on C5 (Dogs + Monks)?"),
        (before("mended"), "A mistake: put it right at the table, then say so."),
        (MOVES, "The agents win."),
    ],
)
def test_each_moment_is_told_so(lines: tuple[str, ...], said: str) -> None:
    assert awaited(*lines).startswith(said)


def test_a_feature_is_named_as_the_reader_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")
    assert "kavárna Flux" in awaited(*before("answer D2"))


@pytest.mark.parametrize("mode", ["full", "training"])
def test_no_sentence_of_a_turn_takes_more_than_two_rows_of_a_small_screen(mode: str) -> None:
    for said, _examples in told(mode):
        if said[1] != ":":  # the set-up has questions of its own on the screen
            said = said.replace("Flux Cafe", "C-4 K-9 Assassin Dogs")
            leads = "" if "acts" in said or "act:" in said else " Enter calls him."
            assert len(wrap(said + leads, 38)) <= 2, said


def test_the_recruiter_alone_reads_that_no_mind_slip_is_possible() -> None:
    table = Table("mind-mgmt", OPTIONS)
    for line in before("step D6"):  # the first token is spent, the other one not earned
        table.play(KEEPER, table.read(line))
    assert GAME.words.due(table.view(KEEPER)) == "08:00. Recruiter, take a step."
    assert GAME.words.due(table.view(PUBLIC)) == "08:00. Recruiter, take a step or a Mind Slip."


def test_with_two_players_one_moves_all_agents() -> None:
    lines = [line.replace("Petr", "Eva") for line in before("control meru Adam")]
    turns = iter(["Eva", "Adam"] * 3)
    lines = [
        f"mayhem {next(turns)} {line.split()[-1]}" if line.startswith("mayhem") else line
        for line in lines
    ]
    assert awaited(*lines, players="Eva Adam") == "S: Adam moves all agents."
