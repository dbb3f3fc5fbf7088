"""Lines of a game as sentences: for the log, the list of what can be undone, and the path."""

import re
from collections.abc import Callable, Mapping
from functools import cache

from companion import rulebook
from companion.locale import _, counted
from screens.games.mind_mgmt.names import ANSWER, Features, named
from screens.games.mind_mgmt.points import way

Said = Callable[[], str]

# Each line by its words; the parts have their names from how they are written.
SENTENCES: dict[str, Said] = {
    r"recruiter (?P<name>\S+)": lambda: _("{name} is the Recruiter"),
    r"lay (?P<laid>\S+)": lambda: _("Laid: {laid}"),
    r"mayhem (?P<name>\S+) (?P<border>\S+)": lambda: _("{name} lays mayhem on {border}"),
    r"supply (?P<number>\d+)": lambda: _("In the supply: {number}"),
    r"card": lambda: _("The Recruiter has his card"),
    r"card (?P<thing>\S+)": lambda: _("His card: {thing}"),
    r"start": lambda: _("The Recruiter has his start"),
    r"start (?P<place>\S+)": lambda: _("He starts on {place}"),
    r"shown (?P<place>\S+) (?P<hour>\d+)": lambda: _("Shown: at {hour} he was on {place}"),
    r"deal": lambda: _("The program deals features"),
    r"features": lambda: _("The Recruiter has 3 features"),
    r"features (?P<three>.+)": lambda: _("His features: {three}"),
    r"act": lambda: _("The Recruiter moves"),
    r"step (?P<place>\S+)": lambda: _("He steps to {place}"),
    r"slip (?P<place>\S+) (?P<thing>\S+)": lambda: _("Mind slip to {place} with {thing}"),
    r"recruits (?P<number>\d+)": lambda: _("Told: {number}"),
    r"immortal (?P<place>[^-\s]+)": lambda: _("An Immortal stands on {place}"),
    r"immortal (?P<walk>\S+)": lambda: _("Immortal {walk}"),
    r"immortal (?P<walk>\S+) for (?P<place>\S+)": lambda: _("Immortal {walk}, step on {place}"),
    r"recruit (?P<feature>\S+)": lambda: _("Immortal recruit: {feature}"),
    r"draw (?P<feature>\S+)": lambda: _("Card drawn: {feature}"),
    r"control (?P<agent>\S+) all": lambda: _("Everybody moves {agent}"),
    r"control (?P<agent>\S+) (?P<name>\S+)": lambda: _("{name} moves {agent}"),
    r"agent (?P<agent>\S+) \?": lambda: _("{agent} has no place entered"),
    r"agent (?P<agent>\S+) (?P<place>\S+)": lambda: _("{agent} stands on {place}"),
    r"token (?P<place>\S+)": lambda: _("Slip token 2 on {place}"),
    r"begin": lambda: _("The game begins"),
    r"done": lambda: _("The turn is over"),
    r"done slip (?P<thing>\S+)": lambda: _("Turn over, slip {thing} laid"),
    r"stuck": lambda: _("The Recruiter cannot move"),
    r"(?P<agent>\S+) moves \?": lambda: _("{agent} walks, not entered"),
    r"(?P<agent>\S+) moves (?P<walk>\S+)": lambda: _("{agent} walks {walk}"),
    r"(?P<agent>\S+) asks (?P<feature>\S+)": lambda: _("{agent} asks: {feature}?"),
    r"(?P<agent>\S+) reveals (?P<place>\S+)": lambda: _("{agent} reveals the step on {place}"),
    r"(?P<agent>\S+) captures (?P<place>\S+)": lambda: _("{agent} tries to capture on {place}"),
    r"(?P<agent>\S+) senses (?P<place>\S+)": lambda: _("{agent} senses from {place}"),
    r"(?P<agent>\S+) shakes-down (?P<feature>\S+)": lambda: _("{agent}, shakedown: {feature}"),
    r"(?P<agent>\S+) pushes (?P<walk>\S+)": lambda: _("{agent} pushes Immortal {walk}"),
    r"(?P<agent>\S+) shoves (?P<walk>\S+)": lambda: _("{agent} shoves Immortal {walk}"),
    r"(?P<agent>\S+) leads (?P<other>\S+) \?": lambda: _("{agent} leads {other}, not entered"),
    r"(?P<agent>\S+) leads (?P<other>\S+) (?P<walk>\S+)": lambda: _("{agent} leads {other} {walk}"),
    r"(?P<agent>\S+) rests": lambda: _("{agent} rests"),
    r"dolphin": lambda: _("The Spy Dolphin helps"),
    r"answer (?P<answer>.+)": lambda: _("Answer: {answer}"),
    r"note (?P<place>\S+)": lambda: _("Note on {place}"),
    r"note (?P<place>\S+) (?P<words>.+)": lambda: _("Note on {place}: {words}"),
    r"lift (?P<place>\S+)": lambda: _("Note taken back from {place}"),
    r"lift (?P<place>\S+) (?P<words>.+)": lambda: _("Note taken back from {place}: {words}"),
    r"ruling (?P<ruling>\S+ \S+)": lambda: _("Ruled: {ruling}"),
    r"override (?P<rule>\S+) (?P<words>.+)": lambda: _("Set aside, {words}: {rule}"),
    r"restore (?P<rule>\S+)": lambda: _("Holds again: {rule}"),
    r"remark (?P<words>.+)": lambda: _("Remark: {words}"),
    r"mistake (?P<hour>\d+) (?P<words>.+)": lambda: _("A mistake at {hour}: {words}"),
    r"mended": lambda: _("The mistake is put right"),
    r"correct mayhem (?P<wrong>\S+) (?P<border>\S+)": lambda: _(
        "Mayhem is on {border}, not {wrong}"
    ),
    r"correct immortal (?P<wrong>\S+) (?P<place>\S+)": lambda: _(
        "Immortal is on {place}, not {wrong}"
    ),
    r"correct agent (?P<agent>\S+) (?P<place>\S+)": lambda: _("Put right: {agent} on {place}"),
    r"correct token (?P<place>\S+)": lambda: _("Put right: slip token 2 on {place}"),
}
KNOWN = {re.compile(pattern): said for pattern, said in SENTENCES.items()}
LAID: dict[str, Said] = {
    "board": lambda: _("the board"),
    "time": lambda: _("the time token"),
    "actions": lambda: _("the action cards"),
    "supplies": lambda: _("notes, steps, recruits"),
    "hours": lambda: _("recruits, 15:00, 16:00"),
    "map": lambda: _("map and screen"),
    "marks": lambda: _("the mayhem on the map"),
    "slip": lambda: _("a mind-slip token"),
    "potentials": lambda: _("potential Recruiters"),
    "ally": lambda: _("the ally"),
}


def sentence(line: str, features: Features) -> str:
    """Say a line, as it is written down, with the features by their names."""
    said, parts = _understood(line)
    if not said:
        return line
    filled = {part: _filled(part, text, features) for part, text in parts.items()}
    return said().format(**filled)


@cache
def _understood(line: str) -> tuple[Said | None, Mapping[str, str]]:
    """Find the sentence of a line, and what fills it."""
    for pattern, said in KNOWN.items():
        if found := pattern.fullmatch(line):
            return said, found.groupdict()
    return None, {}


def _filled(part: str, text: str, features: Features) -> str:
    """Write a part of a line in words."""
    if part == "answer":
        return named(ANSWER + text)
    if part == "three":
        return ", ".join(named(word, features) for word in text.split(" "))
    if part == "feature":
        return named(text, features)
    return FILLED[part](text) if part in FILLED else named(text)


def about(rule: str) -> str:
    """Say what a rule is about, in its first sentence."""
    return rulebook.reason(rule).partition(". ")[0].removesuffix(".")


def _recruits(number: str) -> str:
    """Count recruits."""
    return counted("{number} recruit", "{number} recruits", int(number)).format(number=number)


FILLED: dict[str, Callable[[str], str]] = {
    "name": str,
    "words": str,
    "hour": lambda hour: f"{int(hour):02}:00",
    "number": _recruits,
    "laid": lambda thing: LAID[thing]() if thing in LAID else thing,
    "walk": lambda walk: walk.replace("-", "→"),
    "rule": about,
    "ruling": lambda ruling: way(*ruling.split(" ")),
}
