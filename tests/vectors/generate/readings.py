"""Points at which two readers of the pages could part: one vector holds each of them."""

from tests.vectors.generate import dealing, long, played, scenes
from tests.vectors.generate.first_lines import with_board
from tests.vectors.generate.honest import BOARD
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import FULL, SHORT, TRAINED, TRAINING, caught
from tests.vectors.generate.vector import Vector, changed_line, cheat, garbage, unread, valid

STEP = f"step D3\n{caught('D3')}"


def vectors() -> list[Vector]:
    """Write them all."""
    return [
        *_in_the_walk(),
        *_stuck(),
        *_numbers(),
        *_names(),
        *_boards(),
        *_after_the_end(),
        *_late(),
        *_unknown(),
        *_shares(),
        *_heads(),
    ]


def _in_the_walk() -> list[Vector]:
    """Break rules that need no map in records that do not end."""
    short = played.short()
    behind = short.at("begin") + 1
    return [
        cheat(
            "rule-before-the-end-turn-without-an-action",
            "The record goes on, and its newest line ends a turn in which nothing was done.",
            short.cut(behind - 1).inserted(behind, "keeper done"),
            (behind, "rule", "mind-mgmt.turn.action"),
        ),
        cheat(
            "rule-before-the-end-answer-to-nothing",
            "The record goes on, and its newest line answers what nobody asked.",
            short.cut(short.at("answer D3")).inserted(
                short.at("answer D3") + 1, "keeper answer A1"
            ),
            (short.at("answer D3") + 1, "rule", "mind-mgmt.answer.asked"),
        ),
    ]


def _stuck() -> list[Vector]:
    """Say `stuck` where the players ruled nothing, and before the first steps."""
    short = played.short()
    third, early = short.at("act", 3), short.at("features")
    return [
        cheat(
            "stuck-without-a-ruling",
            "In the set-up the Recruiter is stuck before the players ruled what happens then.",
            short.inserted(third, "keeper stuck").resigned(),
            (third, "rule", "mind-mgmt.setup.stuck"),
        ),
        cheat(
            "stuck-before-the-steps",
            "In the set-up the Recruiter is stuck before the features are chosen.",
            short.inserted(early, "keeper stuck").resigned(),
            (early, "rule", "mind-mgmt.setup.order"),
        ),
    ]


def _numbers() -> list[Vector]:
    """Say numbers of the right shape and beyond their bounds, and of another shape."""
    short, parade = played.short(), played.parade().written
    told, caught_at = parade.at("answer 2"), short.at("answer yes")
    turn = short.at("act", 5)
    hours = (
        ("answer-0", "The hour 0 was told to a Reveal.", "0", "rule", "mind-mgmt.reveal.hour"),
        ("answer-99", "The hour 99 was told to a Reveal.", "99", "rule", "mind-mgmt.reveal.hour"),
        ("answer-100", "A number of three digits was told to a Reveal.", "100", "line", ""),
        ("answer-02", "An hour was told with a leading zero.", "02", "line", ""),
    )
    return [
        *(
            cheat(
                name,
                shows,
                parade.changed(told, text=f"answer {said}").resigned(told),
                (told, kind, rule),
            )
            for name, shows, said, kind, rule in hours
        ),
        cheat(
            "answer-0-to-a-capture",
            "A capture was answered with a number.",
            short.changed(caught_at, text="answer 0").resigned(caught_at),
            (caught_at, "rule", "mind-mgmt.capture.truth"),
        ),
        cheat(
            "answer-of-six-locations",
            "An answer names six locations, though a feature stands in five.",
            short.changed(short.at("answer D3"), text="answer A1 B1 C1 D1 E1 F1").resigned(),
            (short.at("answer D3"), "line"),
        ),
        cheat(
            "sheet-name-of-one-digit-out-of-turn",
            "The name of a sheet has one digit, where no sheet is due.",
            short.inserted(turn, f"table sheet 5 {{{'0' * 32} {'A' * 43}}}").resigned(),
            (turn, "line"),
        ),
    ]


def _names() -> list[Vector]:
    """Put numerals that are no digits, and digits of other scripts, into names."""
    short = played.short()
    begin, share = short.at("begin"), short.at("share…")
    control = short.at("control meru Adam")
    players = {"mode": "training", "players": "Ева Adam٣"}
    told = SHORT.replace("Eva", "Ева").replace("Adam", "Adam٣")
    said = short.lines[share - 1].text
    return [
        valid(
            "names-with-digits-of-another-script",
            "A name is of Cyrillic letters, another ends with an Arabic digit.",
            Keeper("digits", players).play(told).written,
        ),
        garbage(
            "first-line-player-with-a-small-two",
            "A player's name holds a raised two, which is no digit.",
            short.text.replace("players=Eva,Adam", "players=Eva,Adam²"),
            1,
        ),
        garbage(
            "first-line-player-with-a-roman-numeral",
            "A player's name holds a Roman numeral, which is no letter.",
            short.text.replace("players=Eva,Adam", "players=Eva,AdamⅠ"),
            1,
        ),
        garbage(
            "shape-seat-with-a-small-two",
            "The seat of a line holds a raised two.",
            seated := short.text.replace("public begin", "public² begin"),
            changed_line(short.text, seated),
        ),
        cheat(
            "control-of-a-name-with-a-small-two",
            "An agent is given to a name with a raised two.",
            short.changed(control, text="control meru Adam²").resigned(),
            (control, "line"),
        ),
        cheat(
            "share-of-a-name-with-a-small-two",
            "A share is by a name with a raised two.",
            short.changed(share, text=said.replace("Adam", "Adam²")).resigned(),
            (share, "line"),
        ),
        cheat(
            "seat-of-an-arabic-digit",
            "The seat of a line is a digit of another script, which is a seat, and nobody's.",
            short.inserted(begin, "٣ begin").resigned(),
            (begin, "line"),
        ),
    ]


def _boards() -> list[Vector]:
    """Name a board in odd ways."""
    named = (
        ("two-blanks-in-a-name", "The name of a board has two blanks in a row.", "Zan  zibar", 3),
        ("blank-before-a-name", "The name of a board begins with a blank.", " Zanzibar", 1),
        ("blank-behind-a-name", "The name of a board ends with a blank.", "Zanzibar ", 1),
    )
    braces = BOARD.replace('"Zanzibar"', '"{Zanzibar}"')
    return [
        valid(
            "board-braces-in-a-name",
            "The name of a board has braces, which a line of a board may have.",
            Keeper("braces", {**TRAINING, "edition": "zanzibar", "board": braces})
            .play(SHORT)
            .written,
        ),
        *(garbage(f"board-{name}", shows, _on(printed), at) for name, shows, printed, at in named),
    ]


def _on(name: str) -> str:
    """Write the short game on a board of another name, with the hash of it."""
    return with_board(BOARD.replace('"Zanzibar"', f'"{name}"')).text


def _after_the_end() -> list[Vector]:
    """End a turn once more when the time is over: then it is the agents' turn, and no more."""
    over = Keeper("over", TRAINING).play(long.training()).written
    number = len(over.lines)
    head = str(over.lines[number - 2])
    return [
        cheat(
            f"line-after-the-last-hour-done-by-the-{who}",
            f"When the time is over, a turn is ended once more by the {who}.",
            over.inserted(number, f"{seat} done", head).resigned(),
            (number, *found),
        )
        for who, seat, found in (
            ("keeper", "keeper", ("line", "")),
            ("players", "public", ("rule", "mind-mgmt.end.over")),
        )
    ]


def _late() -> list[Vector]:
    """Admit two mistakes when no agent can use it any more."""
    one, other = "mistake 7 a token lay wrong", "mistake 6 another one"
    told = f"{scenes.CORNERED_AT_SEVEN}{one}\nmended\n{other}\nmended\nstuck\nend\n"
    written = Keeper("rules", FULL).play(told).written
    late = "mind-mgmt.mistake.late"
    return [
        cheat(
            "mistakes-admitted-after-the-last-agents-turn",
            "The Recruiter admits two mistakes that no agent can use any more.",
            written,
            (written.at(one), "rule", late),
            (written.at(other), "rule", late),
        )
    ]


def _unknown() -> list[Vector]:
    """Name features and people that are not there, also out of turn."""
    short = played.short()
    begin, chosen = short.at("begin"), short.at("recruiter Eva")
    return [
        cheat(
            "line-of-no-feature-out-of-turn",
            "In the set-up somebody asks about a feature that the board has not.",
            short.inserted(begin, "public meru asks cathedral").resigned(),
            (begin, "line"),
        ),
        cheat(
            "recruiter-who-does-not-play",
            "The Recruiter is nobody of the players.",
            short.changed(chosen, text="recruiter Jan").resigned(),
            (chosen, "rule", "mind-mgmt.setup.recruiter"),
        ),
    ]


def _shares() -> list[Vector]:
    """Say a share directly before a head, and one that names a player twice."""
    newly = Keeper("newly", TRAINING).play(f"{TRAINED}share\nhead\n{STEP}").written
    size = newly.at("share…", 2)
    kept = [newly.short(each) for each in newly.sizes if each != size]
    earlier = newly.words(size - 1, "en")["share"]
    short, dealt = played.short(), dealing.training()
    turn, share = short.at("act", 5), dealt.at("share…", 2)
    twice = short.inserted(turn, "table share Adam=1,2 Adam=3,4").resigned()
    return [
        valid(
            "kept-words-of-a-head-directly-behind-a-share",
            "A share stands directly before a head: the head's words are made with this share.",
            newly,
            kept=[*kept, newly.words(size, "en")],
        ),
        cheat(
            "kept-words-of-a-head-directly-behind-a-share-with-the-earlier-share",
            "With the right words of a head somebody kept the share before the newest one.",
            newly,
            (0, "words"),
            kept=[{**newly.words(size, "en"), "share": earlier}],
        ),
        cheat(
            "deal-whose-share-names-one-player-twice",
            "Where the share of a deal is due, stands a line that names a player twice.",
            dealt.changed(share, text="share Adam=1,2 Adam=3,4").resigned(),
            (share, "share"),
        ),
        cheat(
            "kept-words-behind-a-share-that-names-one-player-twice",
            "A line that names a player twice is no share; words behind it are made without it.",
            twice,
            (turn, "line"),
            kept=[twice.words(twice.head("06"), "ru")],
        ),
    ]


def _heads() -> list[Vector]:
    """Keep several heads in one text."""
    short = played.short()
    shorts = [short.short(size)["head"] for size in short.sizes]
    note = short.note(short.sizes[0])["head"]
    return [
        valid(
            "kept-heads-in-one-text",
            "All heads were kept in one text, one behind the other, with empty lines between them.",
            short,
            kept=[{"head": "\r\n \n".join(shorts)}],
        ),
        unread(
            "kept-heads-in-one-text-one-cut-off",
            "Of several heads in one text the last one was cut off.",
            short,
            {"head": "\n".join(shorts)[:-1]},
        ),
        unread(
            "kept-head-behind-a-note",
            "In one text with a signed note stands a short head.",
            short,
            {"head": f"{note}{shorts[1]}\n"},
        ),
    ]
