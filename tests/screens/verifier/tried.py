"""Games as both verifiers hear them, with lines tried on the way, and what the program finds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.core import Illegal, NotUnderstood
from companion.games.mind_mgmt import GAME
from companion.games.mind_mgmt.state import State
from tests.screens.verifier.strange import Said, strange

# The page's side: the same lines, taken or refused by its own rules.
JUDGE = """
const { boardOf } = modules["games/mind_mgmt/board.js"];
return given.map(({ mode, players, board, moments }) => {
    const referee = refereeFor({ mode, players, board: boardOf(board) });
    const judged = (state, [seat, text]) => {
        const move = referee.moveOf(state, seat, text);
        if (!move) return "line";
        const found = referee.troubleWith(state, move);
        return found ? found.rule || found.class : "";
    };
    let state = referee.start;
    return moments.map(({ said, tried }) => {
        const found = [said, ...tried].map((each) => judged(state, each));
        if (!found[0]) state = referee.after(state, referee.moveOf(state, ...said), 0);
        return found;
    });
});
"""


@dataclass
class Heard:
    """A game in public: each line with those that were tried before it, and what was found."""

    given: dict[str, Any]
    found: list[list[str]]

    def difference(self, other: list[list[str]]) -> list[tuple[Said, str, str]]:
        """Give the lines of which somebody else found something else."""
        moments = self.given["moments"]
        return [
            (said, mine, theirs)
            for moment, row, their_row in zip(moments, self.found, other, strict=True)
            for said, mine, theirs in zip(
                [moment["said"], *moment["tried"]], row, their_row, strict=True
            )
            if mine != theirs
        ]


def heard(options: Mapping[str, str], lines: Sequence[str], chance: Random, each: int) -> Heard:
    """Let a witness hear a game, and so many strange lines before each line of it."""
    complete = GAME.rules.complete(options)
    state: State = GAME.sealing.unseen(GAME.rules.start(complete))
    moments: list[dict[str, Any]] = []
    found: list[list[str]] = []
    for line in lines:
        move = GAME.sealing.veil(GAME.notation.parse(line))
        said = (GAME.rules.giver(state, move), GAME.sealing.record.format(move))
        tried = [strange(state.public, chance) for _ in range(each)]
        moments.append({"said": said, "tried": tried})
        found.append([_judged(state, one) for one in (said, *tried)])
        if not found[-1][0]:
            state = GAME.rules.apply(state, move)
    players, board = complete["players"].split(), complete["board"]
    given = {"mode": complete["mode"], "players": players, "board": board, "moments": moments}
    return Heard(given, found)


def _judged(state: State, said: Said) -> str:
    """Give the rule by which a witness refuses a line, nothing where none does."""
    seat, text = said
    try:
        move = GAME.sealing.record.parse(text)
        if GAME.rules.giver(state, move) != seat:
            return "line"
        GAME.rules.apply(state, move)
    except Illegal as no:
        return no.rule
    except NotUnderstood:
        return "line"
    return ""
