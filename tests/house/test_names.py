"""A name in a sentence stands in the case that the sentence asks for."""

import pytest

from companion.contract.seat_name import SeatName, plain_seat
from companion.locale import read_in

RECRUITER = SeatName.declined("rekrutér|rekrutéra|rekrutérovi|rekrutéra|rekrutérem")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hraje {seat}", "hraje rekrutér"),
        ("karta {seat:genitive}", "karta rekrutéra"),
        ("dej ji {seat:dative}", "dej ji rekrutérovi"),
        ("vidí {seat:accusative}", "vidí rekrutéra"),
        ("s {seat:instrumental}", "s rekrutérem"),
        ("{seat:Dative} zbývá tah", "Rekrutérovi zbývá tah"),
    ],
)
def test_a_fixed_seat_is_said_in_the_case_that_a_text_asks_for(text: str, said: str) -> None:
    assert text.format(seat=RECRUITER) == said


def test_a_name_that_was_typed_stays_as_it_is() -> None:
    assert "{seat}, {seat:dative}: {seat:genitive}".format(seat=plain_seat("Ota")) == (
        "Ota, Ota: Ota's"
    )


@pytest.mark.parametrize(
    ("language", "name"), [("en", "the mole's"), ("ru", "the mole"), ("cs", "the mole")]
)
def test_a_name_that_nobody_has_translated_stays_as_it_is(language: str, name: str) -> None:
    with read_in(language):
        assert "{seat:genitive}".format(seat=SeatName.declined("the mole|the mole's")) == name
