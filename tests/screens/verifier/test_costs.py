"""However much was kept, the page works everything out once: counted in operations, not in time."""

from typing import Any

from playwright.sync_api import Page

from tests.screens.verifier.changing import heads
from tests.screens.verifier.modules import called
from tests.screens.verifier.vectors import evidence, vector

GAME = vector("example-of-the-notation")
MANY = 9000

VERDICT = "kit/verdict.js"

# Count how often the page does what costs time; words are not really worked out.
COUNTED = """
const { SHELF } = modules["games/shelf.js"];
const { kept } = verified(raw(given[0]), given[1], SHELF, () => {});
return { ...made, fits: kept.filter(({ size }) => size).length };
"""
COUNTING = {
    "kit/unreadable.js": (
        "export class",
        "globalThis.made = { hashes: 0, signatures: 0, words: 0 };\nexport class",
    ),
    "kit/tree.js": (
        "    return sha256(joined(Uint8Array.of(1), left, right));",
        "    made.hashes++;\n    return sha256(joined(Uint8Array.of(1), left, right));",
    ),
    "kit/ed25519.js": (
        "    if (signature.length !== 64)",
        "    made.signatures++;\n    if (signature.length !== 64)",
    ),
    "kit/words.js": (
        "    const password = utf8(",
        "    made.words++;\n    return [1, 2, 3, 4, 5, 6];\n    const password = utf8(",
    ),
}


def made(page: Page, kept: list[dict[str, str]]) -> dict[str, Any]:
    """Count what a check of the example costs."""
    given = [evidence(GAME).hex(), kept]
    found: dict[str, Any] = called(page, VERDICT, COUNTED, given, COUNTING)
    return found


def test_nine_thousand_receipts_cost_no_more_than_each_of_them_once(bare: Page) -> None:
    kept = [each for each in GAME["kept"] if "head" in each]
    assert any(each["head"].startswith("companion-") for each in kept)
    once, many = made(bare, kept), made(bare, [kept[at % len(kept)] for at in range(MANY)])
    assert (once.pop("fits"), many.pop("fits")) == (len(kept), MANY)
    assert many == once
    assert once["signatures"] == len(list(heads(evidence(GAME).decode())))


def test_words_are_worked_out_once_for_each_receipt_of_the_record(bare: Page) -> None:
    said = next(line for line in evidence(GAME).decode().split("\n") if "table share" in line)
    share = " ".join(part.partition("=")[2].replace(",", " ") for part in said.split(" ")[2:])
    kept = [{"words": "07: 1 2 3 4 5 6", "share": share}] * 50
    found = made(bare, kept)
    assert (found["fits"], found["words"]) == (50, 1)
