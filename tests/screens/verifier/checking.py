"""What a person does on the page: gives a file, pastes what was kept, and lets it check."""

from playwright.sync_api import Locator, Page, expect

from tests.screens.verifier.vectors import FOLDER, Vector, vector

GAME = vector("example-of-the-notation")
HEADS = [each["head"] for each in GAME["kept"] if "head" in each]
SPOKEN = vector("kept-words")


def give(page: Page, *kept: str, file: Vector = GAME) -> None:
    """Choose the evidence of a game, and paste what was kept in one go."""
    page.get_by_label("Choose the evidence file").set_input_files(FOLDER / file["evidence"])
    page.get_by_label("All your receipts").fill("\n".join(kept))


def check(page: Page) -> Locator:
    """Let the page check, and give the answer that stands on top."""
    page.get_by_role("button", name="Check").click()
    verdict = page.locator("section.answer")
    expect(verdict).to_be_visible()
    return verdict


def section(page: Page, name: str) -> Locator:
    """Find a section of the report by its title."""
    return page.get_by_role("region", name=name).last


def spoken(which: int) -> tuple[str, str, str]:
    """Give the hour, the words and the share that somebody noted."""
    kept = SPOKEN["kept"][which]
    hour, _, words = kept["words"].partition(": ")
    return hour, words, kept["share"]


def add_words(page: Page, hour: str, words: str, share: str) -> None:
    """Type six words and the share."""
    page.get_by_role("button", name="Help me spell receipt words").click()
    page.get_by_label("Hour").fill(hour)
    page.get_by_label("Six receipt words").fill(words)
    page.get_by_label("Your words, or their numbers").fill(share)
