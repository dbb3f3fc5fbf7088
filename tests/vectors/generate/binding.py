"""What kept heads bind: the hours before anybody speaks, what answers rest on, who won."""

from collections.abc import Sequence

from tests.vectors.generate import long, played, scenes
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, READY, TRAINED, TRAINING, caught
from tests.vectors.generate.vector import NOT_CHECKED, UNBOUND, Vector, cheat, valid
from tests.vectors.generate.written import Kept, Written

MOVED = f"{TRAINED}step D3\ndone\n"
ASKED = f"meru asks palm\nanswer D3\n{caught('D3').removeprefix('done')}"
PAID = f"{READY}step D3\nimmortal C6-C7\nimmortal E2-F2 for D4\n{caught('D3')}"
PLACED = TRAINED.replace("control meru Adam\n", "control meru Adam\nhead\n")


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_before(), *_rests(), *_hours(), *_first_hours(), *_ending()]


def _written(script: str) -> Written:
    """Write a training mission."""
    return Keeper("bound", TRAINING).play(script).written


def _but(written: Written, *hours: str) -> list[Kept]:
    """Keep all heads but the first ones of these hours."""
    left = {written.sheet(hour) for hour in hours}
    return [written.short(size) for size in written.sizes if size not in left]


def _loose(
    name: str,
    shows: str,
    written: Written,
    kept: Sequence[Kept],
    unbound: Sequence[str],
    unkept: Sequence[str],
    *,
    loose: bool = False,
) -> Vector:
    """Describe a record of which too little was kept."""
    return valid(name, shows, written, kept, UNBOUND, unbound, unkept, loose=loose)


def _before() -> list[Vector]:
    """Keep a head before, or behind, the first line that anybody gives behind a sheet."""
    asked = _written(f"{MOVED}{ASKED.replace('palm', 'palm' + chr(10) + 'head', 1)}")
    moved = _written(f"{MOVED}meru moves ?\nhead\n{ASKED}")
    noted = _written(f"{MOVED}note A1\nhead\n{ASKED}")
    taken_back = _written(f"{MOVED}henry moves ?\nundo\nhead\n{ASKED}")
    again = _written(f"{MOVED}share\nhead\n{ASKED}")
    return [
        _loose(
            "head-kept-behind-the-question",
            "The head of 06:00 was kept when the question had been asked.",
            asked,
            _but(asked, "06"),
            ("06",),
            ("06",),
        ),
        _loose(
            "head-kept-behind-a-move",
            "The head of 06:00 was kept when an agent had moved.",
            moved,
            _but(moved, "06"),
            ("06",),
            ("06",),
        ),
        _loose(
            "head-kept-behind-a-note",
            "The head of 06:00 was kept when the players had laid a note.",
            noted,
            _but(noted, "06"),
            ("06",),
            ("06",),
        ),
        _loose(
            "head-kept-behind-what-was-taken-back",
            "The head of 06:00 was kept when an agent had moved, and had taken it back.",
            taken_back,
            _but(taken_back, "06"),
            ("06",),
            ("06",),
        ),
        valid(
            "head-kept-before-anybody-spoke",
            "Not the first head of 06:00 was kept but a later one, before anybody spoke.",
            again,
            _but(again, "06"),
        ),
    ]


def _rests() -> list[Vector]:
    """Keep no head of what an answer rests on that opens nothing of it."""
    training = _written(long.training())
    slipped = _written(f"{scenes.SLIPPED}step E5\n{caught('E5')}")
    paid = Keeper("paid", FULL).play(PAID).written
    silent = [f"{hour:02}" for hour in range(6, 14)]
    return [
        _loose(
            "path-of-which-only-the-end-was-kept",
            "Nobody asked anything; of all hours between the first and the last no head was kept.",
            training,
            [training.short(size) for size in (training.sizes[0], training.sizes[-1])],
            ("07", "09", "11", "13"),
            silent,
        ),
        _loose(
            "recruits-of-an-hour-not-kept",
            "The recruits of 09:00 count those of 08:00, of which no head was kept.",
            training,
            _but(training, "08"),
            ("09",),
            ("08",),
        ),
        _loose(
            "slip-from-an-hour-not-kept",
            "The slip that is shown at 06:00 began where he was at 05:00; that head was not kept.",
            slipped,
            _but(slipped, "05"),
            ("06",),
            ("05",),
        ),
        _loose(
            "immortal-paid-with-hours-not-kept",
            "An Immortal is paid with a location of the first five hours; that head was not kept.",
            paid,
            _but(paid, "05"),
            ("06",),
            ("05",),
        ),
    ]


def _hours() -> list[Vector]:
    """Keep no head of an hour on which nothing rests."""
    training = _written(long.training())
    return [
        _loose(
            "hour-on-which-nothing-rests-not-kept",
            "No head of 11:00 was kept, and nothing that was said later rests on it.",
            training,
            _but(training, "11"),
            (),
            ("11",),
        ),
    ]


def _first_hours() -> list[Vector]:
    """Fix the first five hours when the agents stand."""
    short, placed = played.short(), _written(f"{PLACED}step D3\n{caught('D3')}")
    sheet, begin = short.sheet("05"), short.at("begin")
    moved = short.entries[sheet - 1]
    late = short.with_entries(
        (
            *short.entries[: sheet - 1],
            *short.entries[sheet + 1 : begin],
            moved,
            short.entries[sheet],
            *short.entries[begin:],
        )
    )
    won = _written(TRAINED.partition("recruits 3")[0] + "recruits 9\nend\n")
    twice = short.inserted(begin + 1, f"table sheet 05 {{{'c' * 32} {'A' * 43}}}")
    return [
        _loose(
            "first-hours-kept-when-an-agent-was-given-away",
            "The head of the first five hours was kept when the agents were being shared out.",
            placed,
            _but(placed, "05"),
            (),
            ("05",),
        ),
        cheat(
            "first-hours-that-win",
            "Nine recruits are told for the first five hours, and end the game: there were three.",
            won,
            (won.at("recruits 9"), "rule", "mind-mgmt.setup.recruits.shown"),
        ),
        valid(
            "first-hours-sealed-when-the-agents-stood",
            "The sheet of 05:00 comes behind the line that begins the game, as in the first"
            " version: nothing is proven.",
            late.resigned(),
            code=NOT_CHECKED,
        ),
        cheat(
            "first-hours-sealed-when-the-agents-stood-with-red-hours",
            "The sheet of 05:00 comes behind the line that begins the game, at a table that says"
            " how much proof it wants: the first version knew of none.",
            late.inserted(2, "table proof red").resigned(),
            (sheet + 1, "sheet.due"),
        ),
        cheat(
            "first-hours-sealed-once-more",
            "A second sheet of 05:00 comes behind the line that begins the game.",
            twice.resigned(),
            (begin + 1, "sheet.due"),
        ),
    ]


def _ending() -> list[Vector]:
    """Keep no head over the line that ends the game."""
    training, short = _written(long.training()), played.short()
    return [
        _loose(
            "end-by-time-that-nobody-kept",
            "The last hour ends the game, and nobody kept its head: he may have been captured.",
            training,
            _but(training, "14"),
            (),
            ("14",),
            loose=True,
        ),
        _loose(
            "end-by-capture-that-nobody-kept",
            "He was captured, and nobody kept the head behind it.",
            short,
            [short.short(size) for size in short.sizes[:-1]],
            ("06",),
            (),
            loose=True,
        ),
    ]
