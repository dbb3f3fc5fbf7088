"""Words that all hunts share: what was told and asked, and the trail for whoever may see it."""

from collections.abc import Iterator, Mapping

from companion.contract.announcement import DOT, Announcement
from companion.contract.move import Fields, Move
from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Words
from companion.locale import N_, _, counted
from companion.text.plaintext import bare
from companion.trail import help_words
from companion.trail.exit_words import exit_section
from companion.trail.exits import exits
from companion.trail.help import Help
from companion.trail.hunt.rules import Hunt, HuntRules
from companion.trail.mistake_words import MistakeWords
from companion.trail.mistakes import MISTAKEN, AdmitsMistake, Debt, MendsMistake, ShowsHour
from companion.trail.moves import Acted, Done, DoneBy, Says, Stuck, Tells
from companion.trail.rules import HiddenView, OpenView

View = OpenView[Hunt]
OF_AN_HOUR = (AdmitsMistake, ShowsHour)
Phrases = Mapping[type[Move], tuple[str, str]]  # of each kind its row and its sentence, marked
SHARED: Phrases = {
    Acted: (N_("The hidden move"), N_("A hidden move was made")),
    Done: (N_("The move stands"), N_("The move stands")),
    DoneBy: (N_("The move stands: by {way}"), N_("The move stands: by {way}")),
    Stuck: (N_("No way leads on"), N_("No way leads on")),
    Tells: (N_("Tell where you are"), N_("Now in {place}")),
    Says: (N_("Answer"), ""),
    AdmitsMistake: (N_("Mistake"), N_("{hour}: a mistake. {words}")),
    ShowsHour: (N_("Show an hour"), N_("{hour}: in {place}")),
    MendsMistake: (N_("The mistake is put right"), N_("The mistake is put right")),
}


class HuntWords(MistakeWords, Words[Move, View]):
    """Words of a hunt; a game says its own moves, and who has won."""

    phrases: Phrases  # of the game's own moves
    rules: HuntRules  # its referee, who knows where the trail can go and what must be told

    def _phrase(self, kind: type[Move]) -> tuple[str, str]:
        """Return the row and the sentence of a kind of move."""
        return self.phrases.get(kind) or SHARED[kind]

    def _named(self, hour: int) -> str:
        """Return what an hour is called, as a sentence begins."""
        return f"{self.hour(f'{hour:02}'):Nominative}"

    def sentence(self, move: Move, view: View) -> str:
        """Say a move as a sentence."""
        if isinstance(move, Help):
            return help_words.sentence(move)
        if isinstance(move, Says):
            return _("Yes") if move.truth else _("No")
        return _(self._phrase(type(move))[1]).format(**self._said(move))

    def _said(self, move: Move) -> dict[str, object]:
        """Return the fields of a move as they are said: an hour by its name."""
        hour = {"hour": self._named(move.hour)} if isinstance(move, OF_AN_HOUR) else {}
        return {**vars(move), **hour}

    def announce(self, move: Move, view: View) -> Announcement | None:
        """Say aloud what the hidden seat answers or tells."""
        spoken = isinstance(move, (Says, Tells, DoneBy, Stuck, *MISTAKEN))
        return Announcement(self.sentence(move, view)) if spoken else None

    def kind(self, kind: type[Move], fields: Fields, view: View) -> str:
        """Return the row of a kind of move."""
        if issubclass(kind, Help):
            return help_words.kind(kind)
        return _(self._phrase(kind)[0]).format_map({"way": "…", **fields})

    def value(self, kind: type[Move], name: str, value: object, view: View) -> str:
        """Name a value."""
        if name == "hour":
            return self.admissible(view).get(int(str(value)), str(value))
        path = view.world.path if isinstance(view, HiddenView) else ()
        if issubclass(kind, ShowsHour) and value in path:
            return self.sentence(ShowsHour(str(value), path.index(value) + 1), view)
        if name == "truth":
            return _("Yes") if value else _("No")
        return help_words.name(str(value)) if name == "level" else str(value)

    def due(self, view: View) -> str:
        """Say what everybody waits for."""
        public = view.public
        if public.outcome:
            return _("The game is over. {won}.").format(won=self.won(public.outcome))
        if public.asked and not public.mistake:
            return self.sentence(public.asked, view)
        return f"{self._named(public.hour)}: {self._waits(public)}"

    def _waits(self, public: Hunt) -> str:
        """Say what comes next in an hour."""
        if public.mistake:
            return self._owed(public.mistake)
        if public.asking:
            return _("ask a question.")
        if public.moving:
            return _("a hidden move is made.")
        if any(duty.waits(public) for duty in self.rules.duties):
            return _("what is due is told.")
        return _("the hidden move was made, and does not stand yet.")

    def sheet(self, view: View) -> Sheet:
        """Show what was told and asked; to the hidden seat the trail, too."""
        sections = [Section(_("Told and asked"), tuple(self._heard(view)))]
        if isinstance(view, HiddenView):
            hours = enumerate(view.world.path, 1)
            trail = tuple(Row(self._named(hour), place, 1) for hour, place in hours)
            mine = Section(_("Your trail"), trail, own=True, revealed=_("The trail"))
            sections[:0] = [self._exits(view), mine]
        return Sheet(self._named(view.public.hour), tuple(sections))

    def about(self, thing: str, view: View) -> Section:
        """Return where ways lead from a place, and what was told and asked about it."""
        heard = super().about(thing, view)
        return Section(heard.title, (*self.around(thing, view).rows, *heard.rows))

    def around(self, thing: str, view: View) -> Section:
        """Return where each kind of move leads from a place, or from the end of one's own trail."""
        path = view.world.path if isinstance(view, HiddenView) else ()
        graph, typed = self.rules.graph, bare(thing)
        named = [place for place in graph.places if typed and bare(place).startswith(typed)]
        place = next(iter(named or path[-1:]), "") if named or not typed else ""
        ways = ((kind, graph.reach(kind, place)) for kind in graph.links) if place else ()
        return Section(place, tuple(Row(kind, ", ".join(to)) for kind, to in ways if to))

    def _exits(self, view: HiddenView[Hunt]) -> Section:
        """Say where the trail can go next; nowhere once the hunt is over."""
        path = () if view.public.outcome else view.world.path
        return exit_section(exits(self.rules.onward, path) if path else ())

    def _heard(self, view: View) -> Iterator[Row]:
        """Go through what was told and answered, by hours."""
        public = view.public
        for hour in range(1, public.hour + 1):
            yield from (Row(self._named(hour), each, 1) for each in self._heard_at(hour, view))

    def _heard_at(self, hour: int, view: View, *without: type[Move]) -> Iterator[str]:
        """Go through what was told and answered at an hour, without some kinds of moves."""
        public = view.public
        told = (move for at, move in public.told if at == hour and not isinstance(move, without))
        yield from (self.sentence(move, view) for move in told)
        if len(public.ways) >= hour and public.ways[hour - 1]:
            yield self.sentence(DoneBy(public.ways[hour - 1]), view)
        for each in public.answered:
            if each.hour == hour:
                yield f"{self.sentence(each.asked, view)} {self.sentence(each.answer, view)}"

    def prompt(self, kind: type[Move], fields: Fields, view: View) -> str:
        """Ask for the next field."""
        if issubclass(kind, AdmitsMistake):
            if "hour" in fields:
                return _("What went wrong, in a few words? Everybody will read them.")
            return _("When was something wrong said or laid?")
        if issubclass(kind, ShowsHour):
            return _("Which hour of your trail do you show?")
        return super().prompt(kind, fields, view)

    def admissible(self, view: View) -> dict[int, str]:
        """Name the hours so far, the newest first, each with what was said in it."""
        hours = range(view.public.hour, 0, -1)
        said = {hour: DOT.join(self._heard_at(hour, view, *MISTAKEN)) for hour in hours}
        return {hour: f"{self._named(hour)}  {said[hour]}".rstrip() for hour in hours}

    def cost(self, view: View) -> str:
        """Say what the mistake costs that was admitted."""
        debt = view.public.mistake
        if debt is None:
            return ""
        said = _("Nothing is owed: it is put right at the table; choose that next.")
        if debt.owed:
            said = counted(
                "{number} place of your trail is owed, shown with its hour.",
                "{number} places of your trail are owed, shown with their hours.",
                debt.owed,
            ).format(number=debt.owed)
            said += " " + _(
                "If it can be put right at the table, choose that next, and nothing is owed."
            )
        return said + " " + _("Once admitted, it is said aloud and stays.")

    def _owed(self, debt: Debt) -> str:
        """Say how a mistake goes on; once an hour was shown, it must be paid for."""
        if not debt.owed:
            return _("a mistake is put right at the table.")
        if debt.shown:
            said = counted("show {number} more hour.", "show {number} more hours.", debt.owed)
        else:
            said = counted(
                "put a mistake right, or show {number} hour.",
                "put a mistake right, or show {number} hours.",
                debt.owed,
            )
        return said.format(number=debt.owed)
