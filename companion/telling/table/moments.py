"""The moments that decided an evening, in plain sentences: each says what the record shows."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion import rulebook
from companion.contract.game import AnyGame
from companion.core import PUBLIC
from companion.locale import ENGLISH, N_, _, counted, reading
from companion.understood.evening import (
    Admitted,
    Asked,
    Evening,
    Gave,
    Instead,
    Missed,
    Moment,
    Near,
    NobodyAsked,
    Possible,
    Saved,
    ToldMost,
    Wasted,
)

NAMES: dict[type[Moment], str] = {
    ToldMost: N_("The question that told most"),
    Saved: N_("The answer that saved"),
    Missed: N_("The nearest miss"),
    NobodyAsked: N_("What nobody asked"),
    Wasted: N_("The error that cost"),
    Gave: N_("The error that cost"),
    Admitted: N_("The error that cost"),
}


@dataclass(frozen=True)
class MomentTold:
    """A moment in words: what it is, its hour, what happened, and what that changed."""

    at: int
    name: str
    hour: str
    happened: str
    changed: str

    @property
    def whole(self) -> str:
        """Return it as one text."""
        return f"{self.name}. {self.hour}: {self.happened} {self.changed}".strip()


class Tale:
    """Says an evening with the words of its game."""

    def __init__(self, game: AnyGame, evening: Evening) -> None:
        """Take the game and the evening."""
        self._game = game
        self._words = game.words.explaining(rulebook.gist)
        self._evening = evening

    def moments(self) -> Iterator[MomentTold]:
        """Go through the moments that decided."""
        for each in self._evening.moments:
            hour = self.hour(self._evening.lines[each.at].known.hour)
            yield MomentTold(each.at, _(NAMES[type(each)]), hour, *self._told(each))

    def hour(self, hour: int) -> str:
        """Return what an hour is called, as a sentence begins."""
        return f"{self._words.hour(f'{hour:02}'):Nominative}"

    def asked(self, asked: Asked) -> str:
        """Say a question with its answer."""
        return f"{self._said(asked.question)} {self._said(asked.answer)}"

    def change(self, before: Possible, after: Possible) -> str:
        """Say how much was possible before something and after it."""
        if before == after:
            said = _("It told nothing: as many possibilities before it as after it, {number}.")
            return said.format(number=_number(before))
        said = _(
            "Possibilities before it: {before}, after it: {after}. Possible places: {places},"
            " then {left}."
        )
        return said.format(
            before=_number(before), after=_number(after), places=before.places, left=after.places
        )

    def torn(self) -> str:
        """Say between which hours the number of possible places grew most; often nothing."""
        torn = self._evening.torn
        if not torn:
            return ""
        before, after = torn
        said = _("{hour}: the trail was lost most, from {before} to {after} possible places.")
        return said.format(
            hour=self.hour(after.hour), before=before.end.places, after=after.begin.places
        )

    def seeker(self, who: str) -> str:
        """Name somebody who searches."""
        return self._words.seeker(who)

    def near(self, near: Near) -> str:
        """Say how near somebody was."""
        who, seat = self._words.seeker(near.who), self._words.seat(self._game.hidden_seat)
        if not near.apart:
            return _("{who} was on {place}, and {seat} was there, too.").format(
                who=who, place=near.place, seat=seat
            )
        said = counted(
            "{who} was on {place}, {number} place away from {there}, where {seat} was.",
            "{who} was on {place}, {number} places away from {there}, where {seat} was.",
            near.apart,
        )
        return said.format(
            who=who, place=near.place, number=near.apart, there=near.there, seat=seat
        )

    def _told(self, moment: Moment) -> tuple[str, str]:
        """Return what happened, and what it changed."""
        if isinstance(moment, ToldMost):
            asked = moment.asked
            return self.asked(asked), self.change(asked.before, asked.after)
        if isinstance(moment, Saved):
            return self.asked(moment.asked), self._or(moment.asked, moment.other, moment.less)
        if isinstance(moment, Missed):
            return self._missed(moment), ""
        if isinstance(moment, NobodyAsked):
            said = _("Nobody asked this all evening: “{question}”")
            return said.format(question=self._question(moment.instead)), self._would(moment.instead)
        if isinstance(moment, Wasted):
            return self.asked(moment.asked), self._better(moment)
        if isinstance(moment, Gave):
            return self.asked(moment.asked), self._or(moment.asked, moment.other, moment.more)
        assert isinstance(moment, Admitted)
        return self._said(moment.at), self.change(moment.before, moment.after)

    def _better(self, moment: Wasted) -> str:
        """Say what could have been asked in place of a question that told nothing."""
        change = self.change(moment.asked.before, moment.asked.after)
        better = _("This could be asked as well: “{question}”")
        question = better.format(question=self._question(moment.instead))
        return f"{change} {question} {self._would(moment.instead)}"

    def _or(self, asked: Asked, other: object, left: Possible) -> str:
        """Say what an answer left, and what another true one would have left."""
        said = _(
            "Possibilities after it: {after}. Another true answer would have left {left}: “{other}”"
        )
        return said.format(
            after=_number(asked.after), left=_number(left), other=self._other(asked, other)
        )

    def _missed(self, moment: Missed) -> str:
        """Say a near miss."""
        near, asked = moment.near, moment.asked
        if asked is None:
            return self.near(near)
        seat = self._words.seat(self._game.hidden_seat)
        said = counted(
            "{seat} was {number} place away, in {there}.",
            "{seat} was {number} places away, in {there}.",
            near.apart,
        )
        where = said.format(seat=f"{seat:Nominative}", number=near.apart, there=near.there)
        return f"{self.asked(asked)} {where}"

    def _would(self, instead: Instead) -> str:
        """Say what a question would have told, whichever true answer was given."""
        said = _("Possibilities then: {before}; a true answer would have left {after} at most.")
        return said.format(after=_number(instead.after), before=_number(instead.before))

    def _said(self, line: int) -> str:
        """Return a line as a sentence."""
        played = self._evening.lines[line].played
        view = self._game.rules.view(played.before, PUBLIC)
        return _ended(self._words.sentence(played.move, view))

    def _question(self, instead: Instead) -> str:
        """Return a question that was not asked as a sentence."""
        played = self._evening.lines[instead.line].played
        view = self._game.rules.view(played.before, PUBLIC)
        return self._words.sentence(instead.question, view)

    def _other(self, asked: Asked, answer: object) -> str:
        """Return an answer that was not given as a sentence."""
        played = self._evening.lines[asked.answer].played
        return self._words.sentence(answer, self._game.rules.view(played.before, PUBLIC))


def _number(left: Possible) -> str:
    """Return a number of possibilities; an estimate is called so.

    Thousands stand apart only where no blank does that, at which a terminal would break the line.
    """
    number = f"{left.worlds:,}" if reading() == ENGLISH else str(left.worlds)
    return number if left.exact else _("about {number}").format(number=number)


def _ended(sentence: str) -> str:
    """End a sentence where it has no end."""
    return sentence if sentence[-1:] in ".?!" else f"{sentence}."
