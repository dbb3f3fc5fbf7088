"""Evenings as the page understands them, and as the program does, in the same plain form."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page

from companion.contract.knowledge import Picture
from companion.games.mind_mgmt.board import edition
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.notation import RECORD
from companion.record.fold import Played
from companion.understood.evening import Asked, Evening, Instead, Moment, Near, Possible
from companion.untyped import GamesOwn
from tests.games.mind_mgmt.random_games import GAME, SEALING
from tests.screens.verifier.modules import NOTHING, called
from tests.screens.verifier.vectors import Vector, evidence

EVENING = "games/mind_mgmt/knowledge/evening.js"
KINDS = {
    "ToldMost": "told-most",
    "Saved": "saved",
    "Missed": "missed",
    "NobodyAsked": "nobody-asked",
    "Wasted": "wasted",
    "Gave": "gave",
    "Admitted": "admitted",
}
# Lines in clear become steps with their states and secrets, as the walk and the audit make them.
STEPS = """
const { refereeFor } = modules["games/mind_mgmt/checks.js"];
const { gameOf } = modules["games/mind_mgmt/setup.js"];
const { clearMoveOf } = modules["games/mind_mgmt/moves.js"];
const { NOTHING_HIDDEN, secretsAfter } = modules["games/mind_mgmt/secrets/hidden.js"];
const { PLACES: NAMES } = modules["games/mind_mgmt/board.js"];
const { CARDS } = modules["games/mind_mgmt/box.js"];
const { begun: begunAt, follow: followOn } = modules["games/mind_mgmt/knowledge/following.js"];
const { countsOf } = modules["games/mind_mgmt/knowledge/counting.js"];
const game = gameOf(new Map(Object.entries(given.options)), given.file);
const referee = refereeFor(game);
const [steps, secrets] = [[], new Map()];
let [state, hidden] = [referee.start, NOTHING_HIDDEN];
given.lines.forEach(([seat, text, inClear], at) => {
    const move = referee.moveOf(state, seat, text);
    if (!move || referee.troubleWith(state, move)) throw new Error(text);
    const after = referee.after(state, move, at + 1);
    const entry = { number: at + 1, line: { seat } };
    const step = { entry, move, before: state, after };
    hidden = secretsAfter(step, inClear && clearMoveOf(inClear), hidden);
    steps.push(step);
    secrets.set(at + 1, hidden);
    state = after;
});
const named = (names, counts) => Object.fromEntries(
    names.map((name, at) => [name, counts[at]]).filter(([, count]) => count),
);
const pictureOf = (known) => {
    if (!known.fitting) return null;
    const { trails, worlds, places, visited, cards, features } = countsOf(known);
    const held = { card: named(CARDS, cards), features: named(game.board.features, features) };
    const [here, been] = [named(NAMES, places), named(NAMES, visited)];
    return { trails, worlds, here, visited: been, cards: held };
};
"""
EACH_LINE = """
const following = begunAt(game, secrets);
let picture = pictureOf(following.known);
return steps.map((step) => {
    const before = following.known.fitting;
    followOn(following, step);
    if (following.known.fitting !== before) picture = pictureOf(following.known);
    return picture;
});
"""
EVENINGS = """
const work = understood(steps, secrets, game);
let slice = work.next();
while (!slice.done) slice = work.next();
return slice.value;
"""


# What makes the page count few trails.
FEW = {"games/mind_mgmt/knowledge/known.js": ("MOST = 400_000", "MOST = 500")}


def asked_of(
    page: Page,
    body: str,
    played: Sequence[Played],
    changes: Mapping[str, tuple[str, str]] = NOTHING,
) -> Any:
    """Let the page work on a game in clear."""
    public = played[0].before.public
    options = {
        "board": "board",
        "edition": "zanzibar",
        "mode": public.mode,
        "players": ",".join(public.players),
    }
    file = edition.written(edition.shipped())
    given = {"options": options, "file": file, "lines": [*map(_line, played)]}
    return called(page, EVENING, STEPS + body, given, changes)


def understood_by(page: Page, found: Vector) -> Any:
    """Let the whole page understand evidence, in its worker."""
    given = {"base64": b64encode(evidence(found)).decode()}
    return page.evaluate("(given) => window.companion.understand(given)", given)


def counted(possible: dict[str, Any]) -> dict[str, Any]:
    """Give what the page counted with the names of places."""
    here = {place: n for place, n in zip(PLACES, possible["places"], strict=True) if n}
    return {"trails": possible["trails"], "worlds": possible["worlds"], "here": here}


def _line(played: Played) -> tuple[str, str, str | None]:
    """Give a line: its seat, as everybody has it, and in clear where it hides something."""
    move = played.move
    heard, clear = RECORD.format(SEALING.veil(move)), GAME.notation.format(move)
    hides = SEALING.veil(move) != move
    return GAME.rules.giver(played.before, move), heard, clear if hides else None


def picture(known: Picture) -> dict[str, Any]:
    """Give what the page counts."""
    return {
        "trails": known.trails,
        "worlds": known.worlds,
        "here": dict(known.here),
        "visited": dict(known.visited),
        "cards": {sort: dict(counts) for sort, counts in known.cards.items()},
    }


def moments(evening: Evening) -> list[dict[str, Any]]:
    """Give the moments in plain form."""
    return [_plain(each) for each in evening.moments]


def _plain(moment: Moment) -> dict[str, Any]:
    own: Mapping[str, GamesOwn] = vars(moment)
    found = {name: _value(each) for name, each in own.items() if each is not None}
    near = found.get("near")
    if near:
        line = near.pop("line")
        found["near"] = {**near, "at": line}
    for name in ("less", "more"):
        if name in found:
            found["left"] = found.pop(name)
    return {"kind": KINDS[type(moment).__name__], **found}


def _value(each: GamesOwn) -> Any:
    match each:
        case Possible():
            return [each.worlds, each.places]
        case Asked():
            return [each.question, each.answer, each.hour, _value(each.before), _value(each.after)]
        case Near():
            return dict(vars(each))
        case Instead():
            texts = [_spelled(each.question), _spelled(each.answer)]
            return [each.line, *texts, _value(each.before), _value(each.after)]
        case int():
            return each
    return RECORD.format(each)


def _spelled(move: GamesOwn) -> str:
    """Spell a move as a record does."""
    return RECORD.format(move)


def page_moments(evening: dict[str, Any]) -> list[dict[str, Any]]:
    """Give the page's moments in the same form."""
    return [
        {name: _shown(name, each) for name, each in moment.items() if each is not None}
        for moment in evening["moments"]
    ]


def _shown(name: str, each: Any) -> Any:
    if name == "asked":
        ends = (_shown("before", each["before"]), _shown("after", each["after"]))
        return [each["question"], each["answer"], each["hour"], *ends]
    if name in ("before", "after", "left"):
        return [each["worlds"], sum(map(bool, each["places"]))]
    if name == "instead":
        texts = [said(each["question"]), said(each["answer"])]
        return [
            each["at"],
            *texts,
            _shown("before", each["before"]),
            _shown("after", each["after"]),
        ]
    return said(each) if name == "other" else each


def said(move: dict[str, Any]) -> str:
    """Spell a question or an answer as a record does."""
    if move["kind"] == "answer":
        told = move.get("places") or [move.get("said") or str(move["number"])]
        return " ".join(["answer", *told])
    return f"{move['agent']} {move['kind']} {move.get('feature') or move['place']}"
