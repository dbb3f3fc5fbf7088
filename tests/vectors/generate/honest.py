"""Records with which nothing is wrong: every kind of game, and every kind of ending."""

from companion.games.mind_mgmt import GAME
from companion.text.gametext import example, read
from tests.vectors.generate import long, played, scenes, scripts
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.page import NOTATION
from tests.vectors.generate.scripts import FULL, TRAINING
from tests.vectors.generate.vector import NOT_PROVEN, NOTHING_KEPT, UNBOUND, Vector, valid

BOARD = GAME.rules.complete({})["board"]
OWN_BOARD = BOARD.replace("zanzibar", "praha").replace("bus", "tram")
OWN_BOARD = OWN_BOARD.replace('"Zanzibar"', '"Прага 1"')
OWN = {**TRAINING, "edition": "praha", "board": OWN_BOARD}
SWAPPED_BOARD = BOARD.replace('"Dream Bus"', '"?"').replace('"Flux Cafe"', '"Dream Bus"')
SWAPPED = {**TRAINING, "board": SWAPPED_BOARD.replace('"?"', '"Flux Cafe"')}
_LAID_OUT = f"{scripts.TABLE}{scripts.PATH.replace('recruits 3', 'stop')}end\n"
FIVE = {"mode": "training", "players": "Šárka Žofie Иван d'Arc x_1"}


def vectors() -> list[Vector]:
    """Write them all, each with all of its heads kept."""
    return [
        *_games(),
        *_endings(),
        *_kept(),
        *_early(),
    ]


def _games() -> list[Vector]:
    """Show what can stand in a record."""
    return [
        valid(
            "training-short",
            "A training mission that ends at 06:00 with a capture; no agent's place is entered.",
            played.short(),
        ),
        valid(
            "training-to-the-last-hour",
            "A training mission that lasts until 14:00, and nobody asks anything.",
            Keeper("training", TRAINING).play(long.training()).written,
        ),
        valid(
            "full-to-the-last-hour",
            "A full game that lasts until 16:00, and nobody asks anything.",
            Keeper("full", FULL).play(long.full()).written,
        ),
        valid(
            "full-every-question",
            "Every kind of question with both answers, both slips, the dolphin, an Immortal paid"
            " with the location of this very turn, and a mistake that costs a note.",
            played.parade().written,
        ),
        valid(
            "example-of-the-notation",
            "The whole game of NOTATION.md, with three players.",
            Keeper("example", _example_options()).play(_example()).written,
        ),
        valid(
            "retractions",
            "Lines that were taken back before anybody heard them, sealed ones among them.",
            Keeper("retractions", TRAINING).play(scenes.RETRACTED).written,
        ),
        valid(
            "share-renewed",
            "The table was taken up again at 07:00, with another share.",
            Keeper("renewed", TRAINING).play(scenes.RENEWED).written,
        ),
        valid(
            "mistakes-admitted",
            "One mistake mended at the table, and one paid with two notes in the Recruiter's turn.",
            Keeper("repented", TRAINING).play(scenes.REPENTED).written,
        ),
        valid(
            "set-up-anew",
            "The first steps were made anew, so that hours 2 to 4 are sealed twice; hour 2 is"
            " opened later.",
            Keeper("anew", TRAINING).play(scenes.ANEW).written,
        ),
        valid(
            "rules-set-aside",
            "A slanted step while its rule was set aside; a ruling; a remark and a head after the"
            " end.",
            Keeper("aside", TRAINING).play(scenes.SET_ASIDE).written,
        ),
        valid(
            "own-board",
            "The board is an edition of the players' own, with another feature and an odd name.",
            Keeper("own", OWN).play(scripts.SHORT).written,
        ),
        valid(
            "own-board-of-swapped-names",
            "Two features of the board have each other's names, by which people find them; a"
            " verdict names their locations.",
            Keeper("swapped", SWAPPED).play(scripts.SHORT).written,
        ),
        valid(
            "five-players",
            "Five players with Czech, Russian and odd names; each of the other four says a word.",
            Keeper("five", FIVE).play(_five()).written,
        ),
    ]


def _example_options() -> dict[str, str]:
    """Give the options of the page's game."""
    return dict(read(example(NOTATION)).options)


def _example() -> str:
    """Tell the page's game, with a share before the first seal."""
    moves = "\n".join(line for _number, line in read(example(NOTATION)).moves)
    return moves.replace("card karl-box", "share\ncard karl-box") + "\nend\n"


def _five() -> str:
    """Tell the short game with five at the table."""
    shared = scripts.SHORT.replace("recruiter Eva", "recruiter Žofie")
    for agent, player in {
        "meru": "Šárka",
        "henry": "Иван",
        "bill": "d'Arc",
        "dusty": "x_1",
    }.items():
        shared = shared.replace(f"control {agent} Adam", f"control {agent} {player}")
    return shared


def _endings() -> list[Vector]:
    """Show how a game can end."""
    return [
        valid(
            "won-by-recruits-in-the-turn",
            "The twelfth recruit is contacted in the Recruiter's turn of 10:00, before his action.",
            Keeper("recruited", FULL).play(scenes.RECRUITED).written,
        ),
        valid(
            "dead-end",
            "The Recruiter cannot go on at 07:00 and says so.",
            Keeper("cornered", FULL).play(scenes.CORNERED).written,
        ),
        valid(
            "dead-end-in-the-set-up",
            "The first steps led into a dead end, and the players ruled that the agents win.",
            Keeper("lost", TRAINING).play(scenes.LOST_IN_SETUP).written,
        ),
        valid(
            "stopped-by-the-players",
            "The players stop at 06:00, keep a last head, and see the seed; nobody has won.",
            Keeper("stopped", TRAINING).play(scenes.STOPPED).written,
        ),
        valid(
            "stopped-in-the-set-up",
            "The players stop before the Recruiter has chosen where he starts.",
            Keeper("stopped early", TRAINING).play(scenes.STOPPED_EARLY).written,
            None,
            UNBOUND,
        ),
        valid(
            "stopped-when-everything-was-laid-out",
            "The players stop behind the four first steps, before anybody could ask: nothing is"
            " proven.",
            Keeper("stopped late", TRAINING).play(_LAID_OUT).written,
            None,
            UNBOUND,
        ),
        valid(
            "mistake-short-of-notes",
            "A mistake that could not be paid in full ends the game in the Recruiter's turn; the"
            " seed is not shown.",
            Keeper("notes", TRAINING).play(scenes.SHORT_OF_NOTES).written,
            code=NOT_PROVEN,
        ),
    ]


def _kept() -> list[Vector]:
    """Show what it means to have kept one head or another."""
    short = played.short()
    renewed = Keeper("renewed", TRAINING).play(scenes.RENEWED).written
    parade = played.parade().written
    later = ("06", "07", "08", "09", "10", "11")
    return [
        valid(
            "kept-nothing",
            "A clean record of which nobody kept anything.",
            short,
            kept=(),
            code=NOTHING_KEPT,
            unbound=("05", "06"),
            unkept=("05", "06"),
            loose=True,
        ),
        valid(
            "kept-only-the-first-head",
            "Only the head of 05:00 was kept: it binds what was said in the set-up, nothing later.",
            parade,
            kept=parade.kept("05"),
            code=UNBOUND,
            unbound=later,
            unkept=later,
            loose=True,
        ),
        valid(
            "kept-only-the-last-head",
            "Only the head of the end was kept: what was said may have been sealed afterwards.",
            parade,
            kept=parade.kept("11"),
            code=UNBOUND,
            unbound=later,
            unkept=("05", *later),
        ),
        valid(
            "kept-all-heads-but-one",
            "The head of 07:00 was not kept: what was answered then, and what rests on it at 08:00,"
            " may have been sealed afterwards.",
            parade,
            kept=[parade.short(size) for size in parade.sizes if size != parade.head("07")],
            code=UNBOUND,
            unbound=("07", "08"),
            unkept=("07",),
        ),
        valid(
            "kept-all-heads-twice",
            "Every head was kept as a note and in the short form.",
            short,
            kept=[each(size) for size in short.sizes for each in (short.note, short.short)],
        ),
        valid(
            "kept-words",
            "Every head was kept as six words: one in Czech, one in Russian, one in English.",
            short,
            kept=[
                short.words(size, language)
                for size, language in zip(short.sizes, ("cs", "ru", "en"), strict=True)
            ],
        ),
        valid(
            "kept-words-of-a-renewed-share",
            "The words of 07:00 are made with the share that was given at 07:00.",
            renewed,
            kept=[
                *(renewed.short(size) for size in renewed.sizes if size != renewed.head("07")),
                renewed.words(renewed.sheet("07"), "en"),
                renewed.short(renewed.head("07")),
            ],
        ),
    ]


def _early() -> list[Vector]:
    """Show records that do not end with the seed."""
    parade = played.parade().written
    short = played.short()
    return [
        valid(
            "evidence-in-the-middle-of-a-turn",
            "Evidence of a game that goes on: the newest answer is bound by no head yet.",
            parade.cut(parade.at("answer D4")),
            code=NOT_PROVEN,
            unbound=("09",),
        ),
        valid(
            "evidence-before-the-sheet",
            "An Immortal was paid for with a location, and the sheet that opens it is still to"
            " come; no head has been shown since the answers of 07:00.",
            parade.cut(parade.at("immortal E2-E3 for E5")),
            code=NOT_PROVEN,
            unbound=("07", "08"),
        ),
        valid(
            "evidence-of-the-set-up",
            "Evidence before the first head.",
            short.cut(short.at("act", 4)),
            kept=[short.short(short.at("act", 4))],
            code=NOT_PROVEN,
        ),
        valid(
            "seed-withheld",
            "The game is over, and the keeper does not show the seed.",
            short.cut(len(short.lines) - 1),
            code=NOT_PROVEN,
        ),
    ]
