"""Who names a game inside a question asks about that game, however they write its name."""

import pytest

from companion import rulebook
from companion.rulebook import meant
from tests.rulebook.asked import batches

NAMED = {
    ("agents", "en"): (
        "in agenti, {}",
        "In Agents {}",
        "{} (agents)",
        "agents: {}",
        "in the game agents {}",
    ),
    ("agents", "cs"): (
        "v agentech {}",
        "ve hře Agenti, {}",
        "Agenti: {}",
        "v agentech, {}",
        "hra agenti - {}",
    ),
    ("agents", "sk"): (
        "v agentoch {}",
        "v hre Agenti {}",
        "Agenti – {}",
        "hra Agenti - {}",
        "{} (Agenti)",
    ),
    ("agents", "ru"): (
        "в агентах {}",
        "в игре Агенты {}",
        "агенты: {}",
        "игра агенты, {}",
        "в «Агентах»: {}",
    ),
    ("mind-mgmt", "en"): (
        "in mind mgmt {}",
        "mindmgmt: {}",
        "in MIND management, {}",
        "{} in mind mgmt?",
        "mgmt {}",
    ),
    ("mind-mgmt", "cs"): (
        "v mind mgmt {}",
        "v mindu {}",
        "v majndu {}",
        "mind management, {}",
        "ve hře mind mgmt {}",
    ),
    ("mind-mgmt", "sk"): (
        "v mind mgmt {}",
        "v majnde {}",
        "pri mindmgmt {}",
        "v hre MIND MGMT, {}",
        "mind menežment {}",
    ),
    ("mind-mgmt", "ru"): (
        "в mind mgmt {}",
        "в майнде {}",
        "майнд менеджмент: {}",
        "в игре MIND MGMT {}",
        "в майндменеджменте {}",
    ),
    ("neighbour-spy", "en"): (
        "in my neighbour spy {}",
        "neighbor spy: {}",
        "in My Neighbour Spy, {}",
        "my neighbour is a spy, {}",
        "neighbour-spy {}",
    ),
    ("neighbour-spy", "cs"): (
        "v Mém sousedovi špionovi {}",
        "muj soused spion {}",
        "v sousedovi {}",
        "u souseda špiona {}",
        "v mem sousedovi spionovi {}",
    ),
    ("neighbour-spy", "sk"): (
        "v Mojom susedovi špiónovi {}",
        "moj sused spion, {}",
        "v susedovi {}",
        "v hre Môj sused špión {}",
        "pri susedovi špiónovi {}",
    ),
    ("neighbour-spy", "ru"): (
        "в Улице шпионов {}",
        "улица шпионов, {}",
        "в улице {}",
        "про соседа-шпиона: {}",
        "в игре «Улица шпионов» {}",
    ),
    ("spy-connection", "en"): (
        "in spy connection {}",
        "spyconnection: {}",
        "Spy Connection, {}",
        "{} in spy conection",
        "in the game spy connection {}",
    ),
    ("spy-connection", "cs"): (
        "ve spy connection {}",
        "ve spy connectionu {}",
        "v konekci {}",
        "spaj konekšn {}",
        "u Spy Connection {}",
    ),
    ("spy-connection", "sk"): (
        "v spy connection {}",
        "v Spy Connectione {}",
        "spy conection {}",
        "v hre Spy Connection, {}",
        "spaj konekšn: {}",
    ),
    ("spy-connection", "ru"): (
        "в spy connection {}",
        "в спай коннекшн {}",
        "спайконнекшн: {}",
        "в шпионской связи {}",
        "в коннекшене {}",
    ),
}


def asked(game: str, language: str) -> list[str]:
    """Give five questions that strangers asked about a game in a language."""
    fresh = [each for each in batches() if (each.game, each.language) == (game, language)]
    return [each.asks.rstrip(" ?") for each in fresh[-1].questions if each.answers][:5]


def ids(found: rulebook.Found) -> list[str]:
    return [hit.entry.id for hit in found.hits]


@pytest.mark.parametrize(("game", "language"), NAMED)
def test_a_question_that_names_a_game_is_answered_by_that_game_at_any_table(
    game: str, language: str
) -> None:
    others = [each for each in rulebook.games() if each != game]
    for frame, question in zip(NAMED[game, language], asked(game, language), strict=True):
        whole = frame.format(question)
        wanted = ids(rulebook.find(question, game, typing=False))
        assert wanted
        assert ids(rulebook.find(whole, typing=False)) == wanted, whole
        for table in others:
            assert ids(rulebook.find(whole, table=table, typing=False)) == wanted, whole


@pytest.mark.parametrize(
    "question",
    [
        "how many moves do agents have",
        "what happens in the agents' turn",
        "in agents turn who moves first",
        "kolik tahů mají agenti",
        "kdo z agentů začíná",
        "сколько ходов у агентов",
        "in my neighbouring location",
        "v susednej lokácii",
        "na sousedním poli",
        "keep in mind the rule",
        "when may the mind slip token go back",
        "what does the mind control card do",
        "in connection with paris",
        "are connected cities worth points",
        "соседняя клетка",
        "which spy moves first",
    ],
)
def test_words_of_a_game_name_none(question: str) -> None:
    assert meant(question) == (question, None)


def test_where_no_game_is_named_the_open_table_is_meant() -> None:
    for table in rulebook.games():
        found = rulebook.find("how many cards do I hold", table=table, typing=False)
        assert {hit.entry.game for hit in found.hits} == {table}


def test_who_limits_the_question_to_a_game_gets_that_game_alone() -> None:
    found = rulebook.find("in mind mgmt how far may I go", "agents", typing=False)
    assert {hit.entry.game for hit in found.hits} <= {"agents"}


def test_the_id_of_a_rule_is_no_name_of_a_game() -> None:
    for game in rulebook.games():
        rule = rulebook.entries(game)[0].id
        assert ids(rulebook.find(rule, typing=False)) == [rule]


def test_a_name_alone_is_asked_within_its_game() -> None:
    assert meant("mind mgmt") == ("mind mgmt", "mind-mgmt")
    assert {hit.entry.game for hit in rulebook.find("mind mgmt").hits} <= {"mind-mgmt"}


def test_who_names_two_games_means_neither_alone() -> None:
    question = "is spy connection longer than mind mgmt"
    assert meant(question) == (question, None)
