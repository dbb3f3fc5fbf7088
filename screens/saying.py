"""Lines of a game as sentences, for the log."""

import re
from collections.abc import Callable
from functools import cache

from companion.locale import _
from screens.names import named

Said = Callable[[], str]

# Each line by its words; what stands in capitals is filled in.
SENTENCES: dict[str, Said] = {
    r"recruiter (?P<name>\S+)": lambda: _("{name} is the Recruiter"),
    r"mayhem (?P<name>\S+) (?P<what>\S+)": lambda: _("{name}: mayhem on {what}"),
    r"lay (?P<thing>\S+)": lambda: _("laid out: {thing}"),
    r"supply (?P<number>\d+)": lambda: _("{number} recruits in the supply"),
    r"card": lambda: _("the Recruiter has his card"),
    r"start": lambda: _("the Recruiter starts"),
    r"features": lambda: _("the Recruiter has his features"),
    r"act": lambda: _("the Recruiter moves"),
    r"shown (?P<place>\S+) (?P<hour>\d+)": lambda: _("shown: {place} at {hour}"),
    r"recruits (?P<number>\d+)": lambda: _("recruits: {number}"),
    r"immortal (?P<what>\S+) for (?P<place>\S+)": lambda: _("Immortal {what}, paid on {place}"),
    r"immortal (?P<what>\S+)": lambda: _("Immortal {what}"),
    r"control (?P<agent>\S+) (?P<name>\S+)": lambda: _("{agent}: {name}"),
    r"agent (?P<agent>\S+) (?P<place>\S+)": lambda: _("{agent} stands on {place}"),
    r"token (?P<place>\S+)": lambda: _("mind-slip token on {place}"),
    r"draw (?P<thing>\S+)": lambda: _("drawn: {thing}"),
    r"recruit (?P<thing>\S+)": lambda: _("Immortals recruit: {thing}"),
    r"begin": lambda: _("the game begins"),
    r"done": lambda: _("done"),
    r"done slip (?P<token>\S+)": lambda: _("done, mind slip with {token}"),
    r"stuck": lambda: _("the Recruiter cannot move"),
    r"(?P<agent>\S+) moves (?P<what>\S+)": lambda: _("{agent} walks {what}"),
    r"(?P<agent>\S+) asks (?P<thing>\S+)": lambda: _("{agent} asks: {thing}?"),
    r"(?P<agent>\S+) reveals (?P<place>\S+)": lambda: _("{agent} reveals {place}"),
    r"(?P<agent>\S+) captures (?P<place>\S+)": lambda: _("{agent}: captured in {place}?"),
    r"(?P<agent>\S+) senses (?P<place>\S+)": lambda: _("{agent} senses from {place}"),
    r"(?P<agent>\S+) shakes-down (?P<thing>\S+)": lambda: _("{agent} shakes down: {thing}?"),
    r"(?P<agent>\S+) pushes (?P<what>\S+)": lambda: _("{agent} pushes {what}"),
    r"(?P<agent>\S+) shoves (?P<what>\S+)": lambda: _("{agent} shoves {what}"),
    r"(?P<agent>\S+) leads (?P<thing>\S+) (?P<what>\S+)": lambda: _("{agent} leads {thing} {what}"),
    r"(?P<agent>\S+) rests": lambda: _("{agent} rests"),
    r"dolphin": lambda: _("the Spy Dolphin helps"),
    r"answer (?P<answer>.+)": lambda: _("answer: {answer}"),
    r"note (?P<what>.+)": lambda: _("note {what}"),
    r"lift (?P<what>.+)": lambda: _("note taken back {what}"),
    r"ruling (?P<what>\S+) (?P<thing>\S+)": lambda: _("ruled: {thing} ({what})"),
    r"override (?P<what>.+)": lambda: _("set aside: {what}"),
    r"restore (?P<what>.+)": lambda: _("holds again: {what}"),
    r"remark (?P<what>.+)": lambda: _("remark: {what}"),
    r"mistake (?P<hour>\d+) (?P<what>.+)": lambda: _("mistake at {hour}: {what}"),
    r"mended": lambda: _("mended"),
    r"correct (?P<what>.+)": lambda: _("corrected: {what}"),
}
KNOWN = {re.compile(pattern): said for pattern, said in SENTENCES.items()}
BY_NAME = ("agent", "thing", "name", "token", "answer")


@cache
def sentence(line: str) -> str:
    """Say a line, as everybody may read it."""
    for pattern, said in KNOWN.items():
        if found := pattern.fullmatch(line):
            return said().format(
                **{part: _filled(part, text) for part, text in found.groupdict().items()}
            )
    return line


def _filled(part: str, text: str) -> str:
    """Write a part of a line; hours as on a clock, words by their names."""
    if part == "hour":
        return f"{int(text):02}:00"
    return named(f"answer {text}" if part == "answer" else text) if part in BY_NAME else text
