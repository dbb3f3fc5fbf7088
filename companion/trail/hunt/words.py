"""Words that all hunts share: what was told and asked, and the trail for whoever may see it."""

from collections.abc import Iterator, Mapping

from companion.contract.announcement import Announcement
from companion.contract.move import Fields, Move
from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Words
from companion.locale import N_, _
from companion.text.plaintext import bare
from companion.trail import help_words
from companion.trail.exit_words import exit_section
from companion.trail.exits import exits
from companion.trail.help import Help
from companion.trail.hunt.rules import Hunt, HuntRules
from companion.trail.moves import Acted, Done, DoneBy, Says, Stuck, Tells
from companion.trail.rules import HiddenView, OpenView

View = OpenView[Hunt]
Phrases = Mapping[type[Move], tuple[str, str]]  # of each kind its row and its sentence, marked
SHARED: Phrases = {
    Acted: (N_("The hidden move"), N_("A hidden move was made")),
    Done: (N_("The move stands"), N_("The move stands")),
    DoneBy: (N_("The move stands: by {way}"), N_("The move stands: by {way}")),
    Stuck: (N_("No way leads on"), N_("No way leads on")),
    Tells: (N_("Tell where you are"), N_("Now in {place}")),
    Says: (N_("Answer"), ""),
}


class HuntWords(Words[Move, View]):
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
        return _(self._phrase(type(move))[1]).format(**vars(move))

    def announce(self, move: Move, view: View) -> Announcement | None:
        """Say aloud what the hidden seat answers or tells."""
        spoken = isinstance(move, (Says, Tells, DoneBy, Stuck))
        return Announcement(self.sentence(move, view)) if spoken else None

    def kind(self, kind: type[Move], fields: Fields, view: View) -> str:
        """Return the row of a kind of move."""
        if issubclass(kind, Help):
            return help_words.kind(kind)
        return _(self._phrase(kind)[0]).format_map({"way": "…", **fields})

    def value(self, kind: type[Move], name: str, value: object, view: View) -> str:
        """Name a value."""
        if name == "truth":
            return _("Yes") if value else _("No")
        return help_words.name(str(value)) if name == "level" else str(value)

    def due(self, view: View) -> str:
        """Say what everybody waits for."""
        public = view.public
        if public.outcome:
            return _("The game is over. {won}.").format(won=self.won(public.outcome))
        if public.asked:
            return self.sentence(public.asked, view)
        return f"{self._named(public.hour)}: {self._waits(public)}"

    def _waits(self, public: Hunt) -> str:
        """Say what comes next in an hour."""
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
            told = [move for at, move in public.told if at == hour]
            said = [self.sentence(move, view) for move in told]
            if len(public.ways) >= hour and public.ways[hour - 1]:
                said.append(self.sentence(DoneBy(public.ways[hour - 1]), view))
            asked = [each for each in public.answered if each.hour == hour]
            pairs = ((each.asked, each.answer) for each in asked)
            said += [f"{self.sentence(a, view)} {self.sentence(b, view)}" for a, b in pairs]
            yield from (Row(self._named(hour), each, 1) for each in said)
