"""Signatures and keys that some verifiers take, and a strict one does not."""

from companion.record.head import head_of
from companion.record.signature import ORDER, P
from companion.seal import seals
from tests.vectors.generate import curve, played, scripts
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING
from tests.vectors.generate.vector import Vector, cheat
from tests.vectors.generate.written import Written

NEUTRAL = curve.encoded(curve.NEUTRAL)
NEUTRAL_AGAIN = curve.number_of(P + 1)  # the neutral point, not canonically written
CHOSEN = 123456789  # what an honest signer draws for each signature


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_signatures(), *_keys()]


def _text(written: Written, size: int) -> bytes:
    """Give what a head over so many lines signs."""
    return head_of(written.table, written.lines[:size]).text.encode()


def _by_hand(written: Written, r: bytes, chosen: int, text: bytes) -> bytes:
    """Sign with an R of one's own."""
    s = chosen + curve.challenge(r, written.public, text) * curve.scalar(written.signing)
    return r + curve.number_of(s % ORDER)


def _signatures() -> list[Vector]:
    """Sign the second head in ways that are not strict."""
    written = played.short()
    size = written.sizes[1]
    text, true = _text(written, size), written.signature(size)
    more = curve.number_of(int.from_bytes(true[32:], "little") + ORDER)
    mixed = curve.encoded(curve.added(curve.times(CHOSEN, curve.BASE), curve.EIGHTH))
    return [
        cheat(name, shows, written.signed(size + 1, signature), (size + 1, "signature"))
        for name, shows, signature in (
            (
                "signature-s-plus-l",
                "The S of a head's signature has the group's order added.",
                true[:32] + more,
            ),
            (
                "signature-r-not-canonical",
                "The R of a head's signature is the neutral point, written as a number above p.",
                _by_hand(written, NEUTRAL_AGAIN, 0, text),
            ),
            (
                "signature-r-of-small-order",
                "The R of a head's signature is the neutral point.",
                _by_hand(written, NEUTRAL, 0, text),
            ),
            (
                "signature-only-with-the-cofactor",
                "A head's signature fits only where both sides are multiplied by eight.",
                _by_hand(written, mixed, CHOSEN, text),
            ),
            ("signature-of-zeros", "A head's signature is all zeros.", bytes(64)),
            (
                "signature-by-another-key",
                "A head was signed by another key.",
                Keeper("parade", TRAINING).play(scripts.SHORT).written.signature(size),
            ),
            (
                "signature-of-another-head",
                "A head has the signature of the head before.",
                written.signature(written.sizes[0]),
            ),
        )
    ]


def _keys() -> list[Vector]:
    """Begin with keys by which anybody, or nobody, can sign."""
    no_point = next(y for y in range(2, 99) if curve.point(y, 0) is None)
    large = next(y for y in range(2, 19) if curve.point(y, 0))
    return [
        _key(name, shows, key)
        for name, shows, key in (
            (
                "key-neutral",
                "The key is the neutral point, by which anybody can sign; all heads seem to fit.",
                NEUTRAL,
            ),
            (
                "key-of-order-two",
                "The key is the point of order two.",
                curve.number_of(P - 1),
            ),
            (
                "key-of-order-four-not-canonical",
                "The key is a point of order four, written as the number p.",
                curve.number_of(P),
            ),
            ("key-of-order-four", "The key is a point of order four.", bytes(32)),
            (
                "key-of-order-eight",
                "The key is a point of order eight.",
                curve.encoded(curve.EIGHTH),
            ),
            (
                "key-neutral-not-canonical",
                "The key is the neutral point, written as a number above p.",
                NEUTRAL_AGAIN,
            ),
            (
                "key-neutral-with-a-sign",
                "The key is the neutral point with the sign of an odd x, which is zero.",
                curve.number_of(1 | 1 << 255),
            ),
            (
                "key-not-canonical",
                "The key is a point of large order, written as a number above p.",
                curve.number_of(P + large),
            ),
            ("key-no-point", "The key is no point of the curve.", curve.number_of(no_point)),
        )
    ]


def _key(name: str, shows: str, key: bytes) -> Vector:
    """Write the short game with another key; its heads fit where the key is the neutral point."""
    written = played.short()
    said = written.lines[0].text.replace(seals.text_of(written.public), seals.text_of(key))
    written = written.changed(1, text=said)
    r = curve.encoded(curve.times(CHOSEN, curve.BASE))
    for size in written.sizes:
        written = written.signed(size + 1, r + curve.number_of(CHOSEN))
    kept = [written.short(size) for size in written.sizes]
    return cheat(name, shows, written, (1, "key"), kept=kept)
