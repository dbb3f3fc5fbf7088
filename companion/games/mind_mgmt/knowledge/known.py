"""What the agents can know of a game of MIND MGMT."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from itertools import chain

from companion.contract.knowledge import Heard, Knowledge, Picture, Preview, Unused
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.knowledge.asking import answers, as_heard, asking
from companion.games.mind_mgmt.knowledge.clues import Acts, Anew, Been, Clue, Stands, Where
from companion.games.mind_mgmt.knowledge.coming import Coming
from companion.games.mind_mgmt.knowledge.fitting import (
    BOTH,
    CARD,
    LAYOUT,
    LOT,
    LOTS,
    MOST,
    Fitting,
)
from companion.games.mind_mgmt.knowledge.footing import CARDS, OF_THE_PATH
from companion.games.mind_mgmt.knowledge.grouping import grouped
from companion.games.mind_mgmt.knowledge.reading import clues
from companion.games.mind_mgmt.knowledge.search import Story, story
from companion.games.mind_mgmt.knowledge.triples import every, holding, possible
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.notation import RECORD
from companion.games.mind_mgmt.public import Public
from companion.trail.counting.estimate import at_least_one, salted, worth

THOROUGH = 60_000  # paths that are tried before a start counts as possible


@dataclass(frozen=True)
class Known(Knowledge[Public]):
    """Every path, card and triple of features that agrees with the public lines.

    `origin` and `clues` are all that was told of the path, to work it out anew.
    """

    public: Public
    fitting: Fitting
    origin: Fitting
    triples: int  # those that open cards and shakedowns leave
    clues: tuple[Clue, ...] = ()
    coming: Coming | None = None
    unused: tuple[Unused, ...] = ()
    salt: int = 0  # a hash of the lines so far, by which a sample is drawn
    tried: int = 0  # of how many paths a sample was when they could not be counted

    def after(self, heard: Heard[Public]) -> "Known":
        """Return what can be known after one more line."""
        then = replace(self, salt=salted(self.salt, RECORD.format(heard.move)))
        told = then._narrowed(heard)
        if told.fitting is not self.fitting:
            told = told._recounted()
        return replace(told, public=heard.after, unused=(*self.unused, *_unused(heard)))

    def picture(self) -> Picture:
        """Count the paths and the cards."""
        fitting, public = self.fitting, self.public
        walked, each, cards = self._walked, fitting.one_in, self._cards
        lots = self._lots(cards)
        here = self._here
        visited = self._at_least_one(LAYOUT.been(walked), self._may_be_visited)
        return Picture(
            hour=public.hour,
            phase=public.phase,
            exact=fitting.exact,
            sample=0 if fitting.exact else len(walked),
            trails=max(each * len(fitting.paths), max(here)),
            worlds=max(self._worlds(lots), max(here)),
            here=_named(PLACES, here),
            visited=_named(PLACES, visited),
            cards={
                "card": _named(CARDS, self._by_card(cards)),
                "features": _named(public.board.known, self._by_feature(lots)),
            },
            unused=self.unused,
        )

    def since(self, before: "Known", then: Picture) -> Picture:
        """Count anew only where something was told in between."""
        told = self.fitting is not before.fitting or self.coming != before.coming
        if told or self.triples != before.triples:
            return self.picture()
        public = self.public
        return replace(then, hour=public.hour, phase=public.phase, unused=self.unused)

    @property
    def worlds(self) -> int:
        """Return how many paths, cards and triples fit together."""
        return self._worlds(self._lots(self._cards))

    def at(self, hour: int) -> dict[str, int]:
        """Count by locations the paths that were there at an hour."""
        counts = Counter([LAYOUT.at(path, hour) for path in self._walked])
        each = [counts[place] for place in range(len(PLACES))]
        return _named(PLACES, self._at_least_one(each, partial(self._may_have_been, hour)))

    def _may_have_been(self, hour: int, place: int) -> bool:
        """Say whether the Recruiter may have been at a location at an hour."""
        return self._story(Where(hour, 1 << place)).possible()

    def previews(self, *asked: MindMove) -> tuple[Preview, ...]:
        """Take in each answer, and count what it leaves; in the set-up nobody asks."""
        if self.public.phase == SETUP:
            return ()
        public = asking(self.public, asked)
        said = [as_heard(public, each) for each in answers(public)]
        found = self._counted_by_groups(said) if self.fitting.one_in == 1 else map(self._left, said)
        return tuple(preview for preview in found if preview.trails)

    def _counted_by_groups(self, said: Sequence[Heard[Public]]) -> Iterator[Preview]:
        """Count what each answer leaves; paths that no answer tells apart are counted at once."""
        told = [tuple(clues(each)) for each in said]
        groups = grouped(self.fitting, chain(*told))
        for each, clue in zip(said, told, strict=True):
            paths, worlds, here = groups.left(clue, possible(each.after))
            yield Preview(each.move, paths, worlds, _named(PLACES, here), self.fitting.exact)

    def _left(self, said: Heard[Public]) -> Preview:
        """Take in an answer, and estimate what it leaves; nothing where it is not possible."""
        left = self._narrowed(said)
        here = left._here
        trails, some = left.fitting.one_in * len(left.fitting.paths), max(here)
        exact = left.fitting.exact
        return Preview(
            said.move, max(trails, some), max(left.worlds, some), _named(PLACES, here), exact
        )

    def _narrowed(self, heard: Heard[Public]) -> "Known":
        """Keep what fits a line."""
        return reduce(Known._told, clues(heard), self)._with_triples(possible(heard.after))

    @property
    def _walked(self) -> tuple[int, ...]:
        """Return the paths that have begun."""
        return self.fitting.paths if self.fitting.hours else ()

    @property
    def _cards(self) -> Mapping[int, int]:
        """Count the paths with the same cards and triples."""
        marks = LOTS << LOT - CARD | BOTH
        return Counter([path >> CARD & marks for path in self.fitting.paths])

    @property
    def _here(self) -> list[int]:
        """Count for each location the paths that end there."""
        return self._at_least_one(LAYOUT.here(self._walked), self._may_be_here)

    def _at_least_one(self, counts: Sequence[int], may: Callable[[int], bool]) -> list[int]:
        """Scale the counts of a sample; what it does not hold counts one if it may be possible."""
        return at_least_one(counts, self.fitting.one_in, may)

    def _may_be_here(self, place: int) -> bool:
        """Say whether the Recruiter may be at a location."""
        return self._story(Where(self.fitting.hours, 1 << place)).possible()

    def _may_be_visited(self, place: int) -> bool:
        """Say whether the Recruiter may have visited a location."""
        return self._story(Been(self.fitting.hours, 1 << place)).possible()

    def _may_hold(self, feature: int) -> bool:
        """Say whether the Recruiter may have a feature."""
        has = holding(len(self.public.board.known))[feature]
        return self._story(triples=self.triples & has).possible()

    def _may_be(self, card: int) -> bool:
        """Say whether the Recruiter may have a card."""
        return self._story(cards=1 << card).possible()

    def _by_card(self, cards: Mapping[int, int]) -> list[int]:
        """Count the worlds with each Recruiter card."""
        lots, counts = self.fitting.lots, [0] * len(CARDS)
        for key, number in cards.items():
            for card in range(len(CARDS)):
                counts[card] += (key >> card & 1) * number * lots[key >> len(CARDS)].bit_count()
        return self._at_least_one(counts, self._may_be)

    def _by_feature(self, lots: Mapping[int, int]) -> list[int]:
        """Count the worlds with each feature."""
        has, each = holding(len(self.public.board.known)), lots.items()
        counts = [sum([many * (lot & fits).bit_count() for lot, many in each]) for fits in has]
        return self._at_least_one(counts, self._may_hold)

    def _lots(self, cards: Mapping[int, int]) -> Counter[int]:
        """Count by lots of triples the paths with each of their cards."""
        lots, counts = self.fitting.lots, Counter[int]()
        for key, number in cards.items():
            counts[lots[key >> len(CARDS)]] += number * (key & BOTH).bit_count()
        return counts

    def _worlds(self, lots: Mapping[int, int]) -> int:
        """Return how many worlds lots of triples make."""
        return self.fitting.one_in * sum(lot.bit_count() * many for lot, many in lots.items())

    def _told(self, clue: Clue) -> "Known":
        """Take in one clue; one about the hour that is coming narrows what came before it."""
        if isinstance(clue, Acts):
            return self._with_coming(Coming(clue.hour, clue.footing))
        if isinstance(clue, Stands):
            assert self.coming is not None
            return reduce(Known._with_clue, self.coming.stands(clue.token), self._settled())
        if isinstance(clue, Anew):
            start = self.fitting.anew() if self.fitting.exact else self._anew()
            return replace(self, fitting=start, origin=start, clues=())
        if clue.hour > self.fitting.hours:
            assert self.coming is not None
            return self._with_coming(self.coming.told(clue))
        return self._with_clue(clue)

    def _anew(self) -> Fitting:
        """Return the starts of all paths where only a sample of these is kept."""
        starts, sure = list[int](), self.origin.sure
        for start in range(len(PLACES)):
            there = Where(1, 1 << start)
            cards = (1 << card for card in range(len(CARDS)))
            found = {each: self._story(there, cards=each).found(THOROUGH) for each in cards}
            fit = sum(card for card, fits in found.items() if fits is not False)
            starts += [LAYOUT.walked((start,), fit)] if fit else []
            sure = sure and None not in found.values()
        return replace(self.origin, hours=1, paths=tuple(starts), sure=sure)

    def _with_clue(self, clue: Clue) -> "Known":
        """Keep what fits a clue about hours that stand; one that was told already tells no more."""
        if clue in self.clues:
            return self
        return replace(self, fitting=self.fitting.after(clue), clues=(*self.clues, clue))

    def _with_coming(self, coming: Coming) -> "Known":
        """Keep what can have led to the hour that is coming."""
        return replace(self, fitting=coming.left(self.fitting), coming=coming)

    def _settled(self) -> "Known":
        """Return it without an hour that is coming; whatever is drawn is drawn by these lines."""
        return replace(self, coming=None, fitting=replace(self.fitting, salt=self.salt))

    def _with_triples(self, triples: int) -> "Known":
        """Keep what fits the cards; if one was corrected, work everything out anew."""
        if triples == self.triples:
            return self
        known = replace(self, triples=triples)
        if triples & ~self.triples:
            return replace(known, fitting=known._story().counted())
        return replace(known, fitting=self.fitting.only(triples))

    def _recounted(self) -> "Known":
        """Try to count a sample's paths, when later lines have left few enough of them."""
        fitting = self.fitting
        held = len(fitting.paths)
        if not worth(held, fitting.one_in, fitting.most, self.tried):
            return self
        anew = self._story().counted()
        better = anew.one_in == 1 or len(anew.paths) > held
        tried = max(held * fitting.one_in, 1)
        return replace(self, fitting=anew if better else fitting, tried=tried)

    def _story(self, *more: Clue, triples: int | None = None, cards: int = BOTH) -> Story:
        """Return all hours with all that was told of them, and with something more."""
        kept = self.triples if triples is None else triples
        other = (BOTH & ~cards) << CARD
        start = (path & ~other for path in self.origin.paths if path & cards << CARD)
        origin = replace(self.origin, paths=tuple(start), salt=self.salt).only(kept)
        return story(origin, (*self.clues, *more), self.fitting.hours, self.coming)


def nothing_known(public: Public, most: int = MOST) -> Known:
    """Return what can be known before the first line; no more than so many paths are counted."""
    triples = every(len(public.board.known))
    everything = Fitting(public.board, lots=(triples,), most=most)
    return Known(public, everything, everything, triples)


def _unused(heard: Heard[Public]) -> Iterator[Unused]:
    """Go through rules of the path that are set aside from this line on, and so tell nothing."""
    before, after = heard.before.decisions.overrides, heard.after.decisions.overrides
    if before is not after:
        for rule in sorted((after.keys() - before.keys()) & OF_THE_PATH):
            yield Unused(heard.number, rule)


def _named(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Return counts by name, without zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
