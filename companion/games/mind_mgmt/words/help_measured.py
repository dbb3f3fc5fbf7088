"""What help was worth in games of the program with itself, in words."""

from companion.games.mind_mgmt.help_measured import MEASURED
from companion.games.mind_mgmt.locale import _
from companion.trail.help import PAPER, POSSIBLE, QUESTIONS


def help_measured() -> str:
    """Say how many games agents won, who knew how much; and what was not measured."""
    full, training = MEASURED.won["full"], MEASURED.won["training"]
    return _(
        "In games that the program played with itself, {games} each, agents who asked at random"
        " won {random}, those who went by the possible places {possible}, and those who also"
        " weighed each answer beforehand {questions} (training: {t_random}, {t_possible},"
        " {t_questions}). The help in between was not measured, nor were people who take notes."
    ).format(
        games=MEASURED.games,
        random=full[PAPER],
        possible=full[POSSIBLE],
        questions=full[QUESTIONS],
        t_random=training[PAPER],
        t_possible=training[POSSIBLE],
        t_questions=training[QUESTIONS],
    )
