"""Lines for the whole table: notes, the ally, decisions, corrections and mistakes."""

from dataclasses import dataclass

from companion.contract.move import CORRECTION, FREE
from companion.games.mind_mgmt.board.plan import Border, Feature, Place, border
from companion.games.mind_mgmt.moves.base import (
    AGENT_KEYS,
    AGENTS,
    ALERT,
    RECRUITER,
    SETUP,
    MindMove,
)
from companion.text.plaintext import need_words
from companion.trail import help, mistakes

PLAY = (RECRUITER, ALERT, AGENTS)
ANY = (SETUP, *PLAY)


class Worded(MindMove):
    """A move with free words, which may be missing."""

    words: str

    def __post_init__(self) -> None:
        """Refuse words that cannot stand in a line."""
        need_words(self.words)


@dataclass(frozen=True)
class Dolphin(MindMove):
    """The ally joins a question before it is answered."""

    text = "dolphin"
    example = "dolphin"
    entry = "mind-mgmt.dolphin.how"
    late = 8  # away from the answers, as it is the agents' choice and possible only once
    alone = False
    phases = (AGENTS,)


@dataclass(frozen=True)
class Note(Worded):
    """The agents lay an unconfirmed note and write on it."""

    text = "note {place:place}{words:said}"
    example = "note D4 not before 7"
    entry = "mind-mgmt.notes.white"
    group = FREE
    phases = ANY
    place: Place
    words: str


@dataclass(frozen=True)
class Lift(Worded):
    """The agents take an unconfirmed note back."""

    text = "lift {place:place}{words:said}"
    example = "lift D4 not before 7"
    entry = "mind-mgmt.notes.white"
    group = FREE
    phases = ANY
    place: Place
    words: str


@dataclass(frozen=True)
class Ruling(MindMove):
    """The players decide where the rulebook is silent."""

    text = "ruling {rule:rule} {choice:word}"
    example = "ruling mind-mgmt.dusty.self may"
    entry = "mind-mgmt.ruling.silent"
    group = FREE
    late = 2
    phases = ANY
    rule: str
    choice: str


@dataclass(frozen=True)
class Override(Worded):
    """The players set a rule aside from now on, with a reason."""

    text = "override {rule:rule} {words:words}"
    example = "override mind-mgmt.agents.move.two a SHIFT card"
    entry = "mind-mgmt.override.which"
    group = FREE
    phases = ANY
    rule: str
    words: str


@dataclass(frozen=True)
class Restore(MindMove):
    """A rule that was set aside holds again."""

    text = "restore {rule:rule}"
    example = "restore mind-mgmt.agents.move.two"
    entry = "mind-mgmt.override.which"
    group = FREE
    phases = ANY
    rule: str


@dataclass(frozen=True)
class Remark(Worded):
    """A remark for the record."""

    text = "remark {words:words}"
    example = "remark the cat moved a figure"
    group = FREE
    phases = ANY
    words: str


@dataclass(frozen=True)
class MindHelp(help.Help, MindMove):
    """How much of what can be known the program shows the agents from now on."""

    text = help.Help.text
    entry = "mind-mgmt.help.all"
    phases = ANY


@dataclass(frozen=True)
class MindHelpByAll(help.HelpByAll, MindHelp):
    """The same, agreed by all players."""

    text = help.HelpByAll.text


@dataclass(frozen=True)
class Mistake(mistakes.AdmitsMistake, MindMove):
    """The Recruiter admits a mistake, with its hour."""

    text = mistakes.AdmitsMistake.text
    example = "mistake 7 one recruit too many"
    entry = "mind-mgmt.mistake.how"
    phases = PLAY


@dataclass(frozen=True)
class CorrectMayhem(MindMove):
    """A correction: a mayhem token is on another border than was entered."""

    text = "correct mayhem {wrong:border} {right:border}"
    example = "correct mayhem C4-D4 C5-D5"
    entry = "mind-mgmt.correct.there"
    group = CORRECTION
    phases = PLAY
    wrong: Border
    right: Border

    def __post_init__(self) -> None:
        """Sort both borders' locations: the upper or left one first."""
        object.__setattr__(self, "wrong", border(*self.wrong))
        object.__setattr__(self, "right", border(*self.right))


@dataclass(frozen=True)
class CorrectImmortal(MindMove):
    """A correction: an Immortal is at another location than was entered."""

    text = "correct immortal {wrong:place} {right:place}"
    example = "correct immortal B3 B4"
    entry = "mind-mgmt.correct.there"
    group = CORRECTION
    phases = PLAY
    wrong: Place
    right: Place


@dataclass(frozen=True)
class CorrectAgent(MindMove):
    """A correction: an agent is at another location than was entered."""

    text = "correct agent {agent:agent} {right:place}"
    example = "correct agent meru B4"
    entry = "mind-mgmt.correct.there"
    group = CORRECTION
    keys = AGENT_KEYS
    phases = PLAY
    agent: str
    right: Place


@dataclass(frozen=True)
class CorrectToken(MindMove):
    """A correction: the second mind-slip token is at another location than was entered."""

    text = "correct token {right:place}"
    example = "correct token D3"
    entry = "mind-mgmt.correct.there"
    group = CORRECTION
    phases = PLAY
    right: Place


@dataclass(frozen=True)
class CorrectDraw(MindMove):
    """A correction: an open feature card is another one than was entered."""

    text = "correct draw {drawn:word} {feature:word}"
    example = "correct draw bus pool"
    entry = "mind-mgmt.correct.there"
    group = CORRECTION
    phases = PLAY
    drawn: Feature
    feature: Feature


@dataclass(frozen=True)
class Mended(mistakes.MendsMistake, MindMove):
    """A mistake was put right at the table without any effect on the game."""

    text = mistakes.MendsMistake.text
    entry = "mind-mgmt.mistake.mend"
    phases = PLAY
