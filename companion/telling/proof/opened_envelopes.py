"""Sentences about opened envelopes and what the others kept of them."""

from collections.abc import Iterator, Sequence

from companion.locale import N_, _
from companion.seal.envelopes.envelope import Envelope, short
from companion.seal.envelopes.envelope_check import KeptSeal, unopened, verdict
from companion.seal.words import language, read_out

# Who alone chooses the words can prepare an envelope long before.
COMPARE = N_("Compare the words after which it was sealed with what you yourselves had said.")


def told(envelope: Envelope) -> Iterator[str]:
    """Go through the sentences about an opened envelope."""
    yield _("{name} chose: {choice}").format(name=envelope.name, choice=envelope.choice)
    yield _("  after these words: {words}").format(words=read_out(envelope.share, language()))
    yield f"  {envelope.short}"


def wrong(
    envelopes: Sequence[Envelope], kept: Sequence[KeptSeal], share: tuple[int, ...]
) -> Iterator[str]:
    """Go through the sentences about all that does not fit."""
    for envelope in envelopes:
        if share and envelope.share != share:
            yield _("{name}: this was sealed after other words").format(name=envelope.name)
        if kept and (heard := verdict(envelope, kept)) != "same":
            yield _unfit(heard).format(name=envelope.name)
    for each in unopened(envelopes, kept):
        yield _("kept, but not opened here: {kept}").format(kept=_shown(each))


def _unfit(heard: str) -> str:
    """Say that an envelope is not the sealed one, or that a word was misheard."""
    if heard == "misheard":
        return _("{name}: five of the words fit; one was probably misheard, so nothing is proven")
    return _("{name}: this is not the envelope that was sealed")


def _shown(kept: KeptSeal) -> str:
    """Return a kept seal or kept words, with their name, for reading."""
    what = short(kept.seal) if kept.seal else read_out(kept.words, language())
    return f"{kept.name} · {what}" if kept.name else what
