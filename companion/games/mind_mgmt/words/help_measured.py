"""What help was worth in games of the program with itself, in words."""

from companion.games.mind_mgmt.help_measured import MEASURED
from companion.games.mind_mgmt.locale import _
from companion.trail.help import PAPER, POSSIBLE, QUESTIONS


def help_measured() -> str:
    """Say how many games agents won, who knew how much; and what was not measured."""
    full, training = MEASURED.won["full"], MEASURED.won["training"]
    return _(
        "In {games} games of the program with itself, agents who asked at random won {random},"
        " with possible places {possible}, with answers ahead about the same: {questions}"
        " (training: {t_random}, {t_possible}, {t_questions}). Other help was not measured, nor"
        " were people with notes."
    ).format(
        games=MEASURED.games,
        random=full[PAPER],
        possible=full[POSSIBLE],
        questions=full[QUESTIONS],
        t_random=training[PAPER],
        t_possible=training[POSSIBLE],
        t_questions=training[QUESTIONS],
    )
