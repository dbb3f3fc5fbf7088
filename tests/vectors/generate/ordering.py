"""Lines out of their place: in another phase, too often, or before what has to come first."""

from tests.vectors.generate import played
from tests.vectors.generate.rules import full, trained
from tests.vectors.generate.scripts import caught
from tests.vectors.generate.vector import Vector, cheat
from tests.vectors.generate.written import Written

END = "stop\nend\n"
ASKED = "step D3\ndone\nmeru asks palm\n"
AGENTS = "step D3\ndone\nmeru rests\n"
RECRUITER = f"{AGENTS}henry rests\ndone\n"
ORDER = "setup.order"


def vectors() -> list[Vector]:
    """Write them all."""
    setup = [*_secrets(), *_setup_again(), *_letters(), *_full_letters()]
    return [*setup, *_phases(), *_decisions(), *_first(), *_early_and_late()]


def _out_of(name: str, shows: str, written: Written, rule: str, text: str, nth: int = 1) -> Vector:
    """Expect a rule at the line with this text."""
    found = (written.at(text, nth), "rule", f"mind-mgmt.{rule}")
    return cheat(f"order-{name}", shows, written, found)


def _secrets() -> list[Vector]:
    """Change in a turn what was sealed in the set-up, or act when it is not his turn."""
    return [
        _out_of(
            "card-in-a-turn",
            "The Recruiter took the other card when he needed it, and slipped with that one.",
            trained(
                None,
                f"{RECRUITER}card karl-box\nslip B3 first\ndone slip first\nrecruits 1\n"
                "bill rests\ndusty captures B3\nanswer yes\nend\n",
            ),
            ORDER,
            "card",
            2,
        ),
        _out_of(
            "start-in-the-agents-turn",
            "The Recruiter began once more, far from everybody.",
            trained(None, f"{AGENTS}henry rests\nstart A7\ndone\nstep A6\ndone\nrecruits 0\n{END}"),
            ORDER,
            "start",
            2,
        ),
        _out_of(
            "features-in-a-turn",
            "The Recruiter chose his features anew after he had been asked.",
            trained(None, f"{RECRUITER}features cafe umbrella torches\nstep D2\n{caught('D2')}"),
            ORDER,
            "features",
            2,
        ),
        _out_of(
            "act-in-the-agents-turn",
            "The Recruiter went on while the agents were looking for him.",
            trained(None, f"{AGENTS}step D2\n{END}"),
            "turn.order",
            "act",
            6,
        ),
        _out_of(
            "act-in-the-alert",
            "The Recruiter went on before he told the recruits.",
            trained(None, f"{RECRUITER}step D2\ndone\nstep D1\n{END}"),
            "recruits.alert-only",
            "act",
            7,
        ),
    ]


def _setup_again() -> list[Vector]:
    """Say lines of the set-up when it is over, each seat one."""
    return [
        _out_of(
            name,
            f"When the set-up was over, a line of it came: {line}.",
            trained(None, f"{AGENTS}{line}\n{END}"),
            ORDER,
            line,
            nth,
        )
        for name, line, nth in (
            ("deal-in-a-turn", "deal", 1),
            ("begin-twice", "begin", 2),
            ("recruiter-twice", "recruiter Adam", 1),
        )
    ]


def _letters() -> list[Vector]:
    """Say lines of the set-up too often, too early and too late."""
    return [
        _out_of(f"{name}-in-the-set-up", shows, trained({old: new}, END), rule, text, nth)
        for name, shows, old, new, rule, text, nth in (
            ("start-twice", "Two starts.", "start B4", "start B4\nstart A7", ORDER, "start", 2),
            (
                "start-before-the-card",
                "The start came before the card.",
                "card pipe-girl",
                "start B4\ncard pipe-girl",
                ORDER,
                "start",
                1,
            ),
            (
                "act-before-the-features",
                "The first step came before the features.",
                "shown B4 1",
                "shown B4 1\nstep A4",
                ORDER,
                "act",
                1,
            ),
            (
                "fifth-act",
                "There was a fifth step.",
                "step D4",
                "step D4\nstep D3",
                "setup.steps.four",
                "act",
                5,
            ),
            (
                "recruits-after-three-steps",
                "The recruits were told after three steps.",
                "step D4",
                "recruits 2",
                "setup.steps.four",
                "recruits 2",
                1,
            ),
            (
                "stuck-behind-the-steps",
                "The Recruiter was stuck when the recruits of the first hours had been told.",
                "recruits 3",
                "recruits 3\nstuck",
                ORDER,
                "stuck",
                1,
            ),
            (
                "mayhem-in-training",
                "There was mayhem in training.",
                "lay board",
                "lay board\nmayhem Eva D4-E4",
                "training.omits",
                "mayhem Eva D4-E4",
                1,
            ),
            (
                "agent-of-the-recruiter",
                "The Recruiter controls an agent.",
                "control bill Adam",
                "control bill Eva",
                "setup.control",
                "control bill Eva",
                1,
            ),
            (
                "agent-of-nobody-else",
                "An agent is shared, though one player has to control all four.",
                "control bill Adam",
                "control bill all",
                "setup.control",
                "control bill all",
                1,
            ),
            (
                "agent-placed-twice",
                "An agent was placed twice.",
                "agent henry ?",
                "agent meru A1",
                "setup.agents.four",
                "agent meru A1",
                1,
            ),
        )
    ]


def _full_letters() -> list[Vector]:
    """Say lines of a full game's set-up too often, and those of the other mode."""
    return [
        _out_of(f"{name}-in-a-full-game", shows, full({old: f"{old}\n{new}"}, END), rule, new)
        for name, shows, old, new, rule in (
            (
                "sixth-mayhem",
                "There was a sixth mayhem token.",
                "mayhem Eva D1-E1",
                "mayhem Adam A2-A3",
                "setup.mayhem.five",
            ),
            (
                "fifth-immortal",
                "There was a fifth Immortal.",
                "immortal E4",
                "immortal C3",
                "setup.immortals.four",
            ),
            ("third-card", "A third card was opened.", "draw palm", "draw cafe", "setup.open.two"),
            (
                "hours-covered",
                "The last two hours were covered.",
                "lay supplies",
                "lay hours",
                "setup.hours",
            ),
            (
                "start-shown",
                "The start was shown.",
                "start B4",
                "shown B4 1",
                "setup.start.hidden",
            ),
        )
    ]


def _phases() -> list[Vector]:
    """Say in the agents' turn and in the alert what belongs elsewhere."""
    return [
        *(
            _out_of(
                f"{name}-in-the-agents-turn",
                f"In the agents' turn the keeper said what belongs to his own: {line}.",
                full(None, f"{AGENTS}{line}\n{END}"),
                rule,
                line,
            )
            for name, line, rule in (
                ("recruits", "recruits 99", "recruits.alert-only"),
                ("draw", "draw cafe", "turn.order"),
                ("immortal", "immortal B2-A2", "turn.order"),
                ("immortal-paid", "immortal B2-A2 for D3", "turn.order"),
                ("recruit", "recruit bus", "immortals.recruit.turn"),
                ("stuck", "stuck", "turn.order"),
                ("done-slip", "done slip first", "turn.order"),
            )
        ),
        _out_of(
            "question-in-the-recruiters-turn",
            "The agents asked in the Recruiter's turn.",
            full(None, f"meru asks palm\n{END}"),
            "turn.order",
            "meru asks palm",
        ),
        _out_of(
            "question-in-the-alert",
            "The agents asked before the recruits were told.",
            full(None, f"{RECRUITER}step D2\ndone\nbill asks palm\n{END}"),
            "recruits.alert-only",
            "bill asks palm",
        ),
    ]


def _decisions() -> list[Vector]:
    """Decide what nobody can decide, and pay with what lies on the board already."""
    return [
        _out_of(name, shows, full(None, f"{line}\n{END}"), rule, line)
        for name, shows, line, rule in (
            (
                "ruling-of-what-is-clear",
                "The players ruled where the rulebook is not silent.",
                "ruling mind-mgmt.step.once may",
                "ruling.silent",
            ),
            (
                "ruling-that-is-no-choice",
                "The players ruled what is none of the choices.",
                "ruling mind-mgmt.dusty.self perhaps",
                "ruling.silent",
            ),
            (
                "override-of-what-must-hold",
                "The players set a rule aside that has to hold.",
                "override mind-mgmt.step.once a friendly evening",
                "override.which",
            ),
            (
                "restore-of-what-holds",
                "The players restored a rule that was not set aside.",
                "restore mind-mgmt.step.next",
                "override.which",
            ),
        )
    ] + [
        _out_of(
            "immortal-paid-with-a-marked-location",
            "An Immortal was paid for with a location that has its step token.",
            full(
                None,
                "step D3\ndone\nmeru asks palm\nanswer D3\nhenry rests\ndone\n"
                f"immortal B2-A2\nimmortal E2-E3 for D3\n{END}",
            ),
            "immortals.extra.free",
            "immortal E2-E3 for D3",
        )
    ]


def _first() -> list[Vector]:
    """Leave a question or a mistake open, or answer where there is none."""
    admitted = "mistake 6 a wrong word\n"
    return [
        _out_of(f"{name}", shows, trained(None, f"{then}{END}"), rule, text, nth)
        for name, shows, then, rule, text, nth in (
            (
                "answer-to-nothing",
                "The keeper answered what nobody had asked.",
                f"{AGENTS}answer none\n",
                "answer.asked",
                "answer none",
                1,
            ),
            (
                "done-before-the-answer",
                "The agents were done before they had their answer.",
                f"{ASKED}done\n",
                "answer.first",
                "done",
                2,
            ),
            (
                "act-in-a-mistake",
                "The Recruiter went on before his mistake was mended.",
                f"{RECRUITER}{admitted}step D2\n",
                "mistake.notes",
                "act",
                6,
            ),
            (
                "shown-with-nothing-owed",
                "The keeper confirmed an hour though his mistake costs nothing.",
                f"{AGENTS}{admitted}shown B4 1\n",
                "mistake.notes",
                "shown B4 1",
                2,
            ),
            (
                "mended-with-a-note-owed",
                "A mistake was closed though one of its notes could still be laid.",
                f"{RECRUITER}mistake 5 a wrong word\nshown D3 6\nmended\n",
                "mistake.notes",
                "mended",
                1,
            ),
            (
                "shown-without-a-mistake",
                "The keeper confirmed an hour though he had admitted no mistake.",
                f"{AGENTS}shown D3 6\n",
                "mistake.tell",
                "shown D3 6",
                1,
            ),
            (
                "mended-without-a-mistake",
                "The keeper closed a mistake that he had not admitted.",
                f"{AGENTS}mended\n",
                "mistake.tell",
                "mended",
                1,
            ),
        )
    ]


def _early_and_late() -> list[Vector]:
    """Write a sheet before anybody has said words, and show a slip when all is over."""
    short = played.short()
    over = short.inserted(len(short.lines), "keeper done slip first").resigned()
    sheet = str(short.lines[short.sheet("05") - 1])
    early = short.at("lay board")
    return [
        _out_of(
            "slip-shown-after-the-end",
            "A slip was shown when the game was over.",
            over,
            "end.over",
            "done slip first",
        ),
        cheat(
            "sheet-before-the-share",
            "A sheet stands where none is due, before the players' words.",
            short.cut(early).inserted(early, sheet),
            (early, "sheet.due"),
        ),
    ]
