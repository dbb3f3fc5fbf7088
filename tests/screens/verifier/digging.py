"""Digging, a toy that seals nothing, as a game of the page: its rules stand with the vectors."""

from typing import Any

from playwright.sync_api import Page

from tests.screens.verifier.modules import called

DIGGING = """
const referee = {
    players: ["Eva", "Adam"],
    start: 0,
    moveOf: (state, seat, text) => {
        const hit = /^digs ([0-9])$/.exec(text);
        return hit && seat === (state % 2 ? "Adam" : "Eva") ? { depth: Number(hit[1]) } : null;
    },
    troubleWith: (_, { depth }) =>
        depth < 1 || depth > 3 ? { class: "rule", rule: "digging.depth" } : null,
    after: (state, { depth }) => state + depth,
    isOver: (state) => state >= 6,
    isHeard: (_, { depth }) => depth === 2,
    hourOf: () => "00",
    told: () => ({ kind: "dig", setup: false, unknown: false, hour: "00" }),
    wonBy: () => null,
    secrets: null,
};
const shelf = new Map([["digging", { seals: false, file: "", refereeOf: () => referee }]]);
return verified(raw(given.data), given.kept, shelf, () => {});
"""


def dug(bare: Page, data: bytes, kept: list[dict[str, str]]) -> dict[str, Any]:
    """Let the page judge a record of the toy."""
    given = {"data": data.hex(), "kept": kept}
    report: dict[str, Any] = called(bare, "kit/verdict.js", DIGGING, given)
    return report
