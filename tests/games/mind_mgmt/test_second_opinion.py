"""The second opinion never excludes the truth, misses nothing, and the program shares it."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from companion.core import Illegal
from tests.cli.commands import companion
from tests.games.mind_mgmt.random_games import GAME
from tests.games.mind_mgmt.second_board import FEATURES, PLACES, TRIPLES
from tests.games.mind_mgmt.second_opinion import Opinion, Way, known
from tests.games.mind_mgmt.watched import CHOOSE, Moment, Watched, watched

MANY = 1500
SOME = [(mode, aim, seed) for mode in ("training", "full") for aim in CHOOSE for seed in (101, 102)]
FEW = [("training", "wander", 103), ("training", "curious", 101), ("full", "curious", 103)]
BOTH = [("training", "wander", 101), ("training", "curious", 102), ("full", "curious", 101)]
MANNERS = ("step", "first", "second")


class World(NamedTuple):
    """What may be behind the screen."""

    path: Way
    features: tuple[str, ...]
    card: str


def lines_of(game: Watched) -> list[str]:
    """Give the lines of a game as everybody heard them."""
    return [public(moment) for moment in game.moments]


def public(moment: Moment) -> str:
    """Give a line as everybody heard it."""
    return GAME.sealing.record.format(moment.heard)


def prefixes(game: Watched) -> Iterator[tuple[int, Opinion]]:
    """Go through a game line by line, as far as the trails can be held."""
    opinion = Opinion()
    opinion.hear(f"mode: {game.mode}")
    for number, line in enumerate(lines_of(game)):
        free = any(rule.startswith(("step.", "slip.s")) for rule in opinion.aside)
        if line == "act" and len(opinion.trails) > (MANY // 20 if free else MANY):
            return
        if line.startswith("correct draw") and line.split()[3] in game.map.features:
            return  # nobody refuses it at the table, and it is a lie
        opinion.hear(line)
        yield number, opinion


@pytest.mark.parametrize(("mode", "aim", "seed"), SOME)
def test_what_is_true_is_never_excluded(mode: str, aim: str, seed: int) -> None:
    game = watched(mode, aim, seed)
    features = game.map.features or tuple(FEATURES[:3])
    for number, opinion in prefixes(game):
        moment = game.moments[number]
        path = tuple(moment.after.hidden.path)
        assert opinion.possible(path, features, game.map.card or "karl-box"), public(moment)


@pytest.mark.parametrize(("mode", "aim", "seed"), FEW)
def test_a_world_is_excluded_just_where_the_referee_refuses_its_lines(
    mode: str, aim: str, seed: int
) -> None:
    game, chance = watched(mode, aim, seed), Random(f"{mode} {aim} {seed}")
    lines, before = lines_of(game), list[World]()
    for number, opinion in prefixes(game):
        heard = lines[: number + 1]
        if lines[number] == "stuck" or "correct draw" in "\n".join(heard):
            break
        if "features" in heard:
            for world in tried(before, lines[number], chance):
                possible = opinion.possible(*world)
                assert possible == refereed(game, heard, world), (world, "\n".join(heard))
        before = some_of(opinion, chance)


def some_of(opinion: Opinion, chance: Random) -> list[World]:
    """Choose a few of the worlds that are possible."""
    found = []
    for trail in chance.sample(opinion.trails, min(2, len(opinion.trails))):
        fitting = [triple for bit, triple in enumerate(TRIPLES) if trail.triples >> bit & 1]
        found.append(World(trail.path, chance.choice(fitting), chance.choice(sorted(trail.cards))))
    return found


def tried(before: list[World], line: str, chance: Random) -> Iterator[World]:
    """Give what may follow upon a world with this line: the same, or another location."""
    for world in before:
        places = chance.sample(PLACES, 6) if line == "act" else []
        near = [place for place in PLACES if world.path and _beside(place, world.path[-1])]
        ways = [(*world.path, place) for place in {*places, *near}] if line == "act" else [()]
        yield from (world._replace(path=way or world.path) for way in ways)


def _beside(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) <= 2


def refereed(game: Watched, heard: list[str], world: World) -> bool:
    """Say whether the referee takes these lines with this world behind the screen."""
    return any(taken(game, list(in_clear(heard, world, manner))) for manner in MANNERS)


def taken(game: Watched, lines: list[str]) -> bool:
    """Say whether the referee takes all lines."""
    state = game.moments[0].before
    try:
        for line in lines:
            state = GAME.rules.apply(state, GAME.notation.parse(line))
    except Illegal:
        return False
    return True


def in_clear(heard: list[str], world: World, manner: str) -> Iterator[str]:
    """Write a world into the lines that everybody heard; the manner is that of the last action."""
    hour = 1
    for number, line in enumerate(heard):
        match line:
            case "card":
                yield f"card {world.card}"
            case "start":
                yield f"start {world.path[0]}"
            case "features":
                yield f"features {' '.join(world.features)}"
            case "act":
                hour += 1
                done = [later for later in heard[number:] if later.startswith("done")]
                told = done[0].split()[-1] if done else manner
                step = hour <= 5 or told in ("done", "step")
                place = world.path[hour - 1]
                yield f"step {place}" if step else f"slip {place} {told}"
            case _:
                yield line


@pytest.mark.parametrize(("hour", "paths"), [(5, 4716), (6, 13404)])
def test_there_are_as_many_paths_as_the_known_counts_say(hour: int, paths: int) -> None:
    turn = ["act", "done"] * (hour - 5)
    waiting = "ruling mind-mgmt.dead-end.when next-move"
    told = known(["mode: full", waiting, "start D4", *["step D5"] * 4, "begin", *turn])
    assert told["trails"] == paths


@pytest.mark.parametrize(("mode", "aim", "seed"), BOTH)
def test_the_program_knows_exactly_as_much_after_every_line(
    mode: str, aim: str, seed: int, tmp_path: Path
) -> None:
    game, text = watched(mode, aim, seed), tmp_path / "game.txt"
    players = " ".join(game.moments[0].before.public.players)
    written = ["game: mind-mgmt", f"mode: {mode}", "edition: zanzibar", f"players: {players}"]
    second = {}
    for number, opinion in prefixes(game):
        written.append(GAME.notation.format(game.moments[number].move))
        second[len(written)] = opinion.known()
    text.write_text("\n".join(written) + "\n", "utf-8")
    told = companion("known", text, "--each", "--json")
    first = {one.pop("line"): one for one in map(json.loads, told.out.splitlines())}
    for line, one in first.items():
        assert one.pop("exact")
        assert {**one, **second[line]} == one, (line, written[line - 1])
    assert first.keys() == second.keys()
