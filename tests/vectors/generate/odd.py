"""Records with which nothing is wrong, though somebody could think so."""

from tests.vectors.generate import played, scenes, scripts
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, FULL_TABLE, READY, TRAINED, TRAINING, caught
from tests.vectors.generate.vector import NOT_PROVEN, NOTHING_KEPT, Vector, valid
from tests.vectors.generate.written import Written

LONGEST = 2048
EARNED = "mind-mgmt.slip.second.earned"


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_tokens(), *_told(), *_paid(), *_heads(), *_long()]


def _full(script: str) -> Written:
    """Write a full game."""
    return Keeper("odd", FULL).play(script).written


def _tokens() -> list[Vector]:
    """Use slips and pieces as rulings and corrections let them be used."""
    slip = f"slip F4 second\n{caught('F4', slip='second')}"
    ruled = READY.replace("token D3", "token D4") + "ruling mind-mgmt.slip.second.visited earned\n"
    corrected = "correct mayhem D4-E4 A1-A2\ncorrect immortal E4 E6\ncorrect token D5\n"
    return [
        valid(
            "second-token-earned-in-the-set-up",
            "The players ruled that a visit in the set-up earns the second token.",
            _full(f"{ruled}{slip}"),
        ),
        valid(
            "second-token-rule-set-aside",
            "The second token need not be earned, so nothing is opened when it is used.",
            _full(f"{READY}override {EARNED} a friendly evening\n{slip}"),
        ),
        valid(
            "card-corrected",
            "A card that lies open is really another one; what was entered can be drawn later.",
            _full(f"{READY}correct draw bus torches\nstep D3\n{caught('D3')}"),
        ),
        valid(
            "pieces-corrected",
            "A mayhem token, an Immortal and the second token really lay elsewhere: the step is"
            " lawful.",
            _full(f"{READY}{corrected}step E4\n{caught('E4')}"),
        ),
    ]


def _told() -> list[Vector]:
    """Say things that open nothing, or end the game."""
    corner = f"{READY}step D3\ndone\nmeru senses F7\nanswer no\n"
    asked = scenes.SHAKEN.replace("meru rests", "meru asks cafe\nanswer B5")
    asked = asked.replace("henry rests", "henry asks cafe\nanswer none")
    ruled = scenes.CORNERED_AT_ONCE.replace(
        "begin", f"begin\n{scenes.WAITING}ruling mind-mgmt.dead-end.when at-once"
    )
    return [
        valid(
            "asked-twice",
            "What was marked or shaken down is asked for once more, and not opened again.",
            _full(f"{asked}step C2\n{caught('C2')}"),
        ),
        valid(
            "meru-in-the-last-corner",
            "Meru senses in F7, the last place of a sheet, whose way to the root is a short one.",
            _full(f"{corner}henry captures D3\nanswer yes\nend\n"),
        ),
        valid(
            "dead-end-told-at-once",
            "A dead end is told at once, so there is no `done` before it.",
            _full(f"{scenes.CORNERED_AT_ONCE}stuck\nend\n"),
        ),
        valid(
            "dead-end-told-at-once-by-ruling",
            "The players let a dead end wait, and then ruled again that it is told at once.",
            _full(f"{ruled}stuck\nend\n"),
        ),
        valid(
            "dead-end-behind-the-four-first-steps",
            "The fourth first step leads into a corner, which is told before the recruits.",
            _full(
                f"{scenes.BEHIND_THE_STEPS}ruling mind-mgmt.setup.stuck agents-win\nstuck\nend\n"
            ),
        ),
        valid(
            "dead-end-behind-the-four-first-steps-anew",
            "The fourth first step leads into a corner, and the players ruled all four anew.",
            _full(scenes.ANEW_BEHIND_THE_STEPS),
        ),
        valid(
            "mistake-short-and-enough",
            "A mistake that could not be paid in full was enough, as the players ruled.",
            Keeper("odd", TRAINING).play(scenes.ENOUGH_NOTES).written,
        ),
        valid(
            "remark-after-a-dead-end",
            "The game ended in the Recruiter's turn; a remark after it makes no second sheet due.",
            _full(scenes.REMARKED_AT_THE_END),
        ),
        valid(
            "won-by-recruits-told",
            "The ninth recruit of a training mission is told at 09:00.",
            Keeper("odd", TRAINING).play(won()).written,
        ),
    ]


def won() -> str:
    """Tell a training mission on the way of the game that is won by recruits."""
    told = scenes.RECRUITED.removeprefix(FULL_TABLE)
    told = told.replace("start A1", "start A1\nshown A1 1")
    omitted = ("immortal", "lay ally", "token", "draw", "recruit ", "ruling")
    rows = [row for row in told.split("\n") if not row.startswith(omitted)]
    kept = "\n".join(rows[: rows.index("recruits 3") + 1])
    return f"{scripts.TABLE}{kept}\nend\n"


def _paid() -> list[Vector]:
    """Pay for an Immortal, so that the answer is opened by a sheet that comes later."""
    turn = f"{READY}step D3\nimmortal B2-A2\nimmortal E2-E3 for D3\nhead\n"
    written = _full(f"{turn}{caught('D3')}")
    middle = written.sizes[1]
    behind = written.sheet("06") + 1
    return [
        valid(
            "immortal-paid-in-the-last-hour",
            "What an Immortal was paid with is opened by the last sheet of the game.",
            written,
        ),
        valid(
            "immortal-paid-and-its-sheet-not-kept",
            "The newest kept head holds the line that paid for an Immortal, and not the sheet that"
            " opens it.",
            written.cut(behind),
            kept=[written.short(written.sizes[0]), written.short(middle)],
            code=NOT_PROVEN,
            unbound=("06",),
            unkept=("06",),
        ),
    ]


def _heads() -> list[Vector]:
    """Show and keep heads at odd times."""
    headed = f"{TRAINED}head\nstep D3\nhead\nhead\ndone\nmeru asks palm\nanswer D3\nhead\n"
    written = Keeper("odd", TRAINING).play(f"{headed}henry captures D3\nanswer yes\nend").written
    extra = written.at("answer D3")
    return [
        valid(
            "heads-at-any-time",
            "Heads were shown in the middle of turns, and two behind one another.",
            written,
        ),
        valid(
            "kept-words-of-a-head-in-the-turn",
            "Of 06:00 three heads were shown; the words kept are those of the second one.",
            written,
            kept=[
                *(written.short(size) for size in written.sizes if size != extra),
                written.words(extra, "ru"),
            ],
        ),
        valid(
            "kept-head-that-was-never-a-line",
            "A kept head covers the right lines, though no line of the record speaks of it.",
            played.short(),
            kept=[*map(played.short().short, (*played.short().sizes, played.short().at("begin")))],
        ),
        valid(
            "fork-and-nothing-kept",
            "From 09:00 on the record is another one, and nobody kept anything: nobody can tell.",
            played.forked(),
            kept=(),
            code=NOTHING_KEPT,
            unbound=("05", "06", "07", "08", "09"),
            unkept=("05", "06", "07", "08", "09"),
            loose=True,
        ),
    ]


def _long() -> list[Vector]:
    """Write a line that is as long as lines can be."""
    short = played.short()
    number = short.at("share…")
    longest = short.changed(number, text=f"share Adam={'1234,' * 406}7")
    assert len(str(longest.lines[number - 1])) == LONGEST
    return [
        valid(
            "line-of-2048-characters",
            "Somebody said words without end, and the line is as long as a line can be.",
            longest.resigned(),
        )
    ]
