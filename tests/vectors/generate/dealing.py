"""Features that the program dealt: honestly, and in every way in which it would be no deal."""

import hmac
from functools import cache

from companion.games.mind_mgmt import GAME
from companion.games.mind_mgmt.board.plan import Place
from tests.vectors.generate.keeper import Bold, Keeper
from tests.vectors.generate.scripts import (
    AGENTS,
    FULL,
    FULL_AGENTS,
    FULL_TABLE,
    TABLE,
    TRAINING,
    caught,
)
from tests.vectors.generate.vector import (
    NOT_PROVEN,
    NOTHING_KEPT,
    UNBOUND,
    Vector,
    cheat,
    valid,
)
from tests.vectors.generate.written import Written

R = "mind-mgmt.setup."
PATH = ("B4", "B5", "C5", "C4", "D4")
STARTED = f"{TABLE}card pipe-girl\nstart B4\nshown B4 1\n"
ASKED = f"{STARTED}deal\nshare\n"
FULL_ASKED = f"{FULL_TABLE}card karl-box\nstart B4\ndeal\nshare\n"
STEPS = "".join(f"step {place}\n" for place in PATH[1:])
PLACED = "".join(f"immortal {place}\n" for place in ("B2", "E2", "C6", "E4"))
LAST = f"step D3\n{caught('D3')}"
OTHERS = "bus pool idol"
BOARD = GAME.rules.view(
    GAME.rules.start({**TRAINING, "edition": "zanzibar"}), "public"
).board.features


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_honest(), *_kept(), *_not_dealt(), *_out_of_place()]


def dealt(keeper: Keeper, nth: int = 1) -> str:
    """Work out by the page what the share that was given after a deal brings."""
    written = keeper.written
    at = written.at("deal") + 1
    share = [line for line in written.lines[at:] if line.text.startswith("share ")][nth - 1]
    known = sorted({feature for pair in BOARD.values() for feature in pair})

    def value(feature: str) -> bytes:
        message = f"{share}\ndeal/{feature}".encode()
        return hmac.digest(keeper.secrets.seed, message, "sha256")

    return " ".join(sorted(sorted(known, key=value)[:3]))


def recruits(three: str) -> int:
    """Count the contacts of the first five hours."""
    return sum(
        feature in three.split(" ") for place in map(Place, PATH) for feature in BOARD[place]
    )


def trained(keeper: Keeper, three: str, features: str = "") -> Written:
    """Take features, and play a training mission to its end."""
    told = f"{features or f'features {three}'}\n{STEPS}recruits {recruits(three)}\n"
    return keeper.play(f"{told}{AGENTS}begin\n{LAST}").written


@cache
def training() -> Written:
    """Write a training mission whose features were dealt."""
    keeper = Keeper("dealt", TRAINING).play(ASKED)
    return trained(keeper, dealt(keeper))


def _full() -> Written:
    """Write a full game whose features were dealt."""
    keeper = Keeper("dealt in full", FULL).play(FULL_ASKED)
    three = dealt(keeper)
    open_ = [name for name in ("bus", "palm", "monks", "idol", "cafe") if name not in three]
    agents = FULL_AGENTS.replace("draw bus", f"draw {open_[0]}")
    agents = agents.replace("draw palm", f"draw {open_[1]}")
    told = f"features {three}\n{STEPS}recruits {recruits(three)}\n{PLACED}{agents}"
    return keeper.play(f"{told}{LAST}").written


def _again() -> Written:
    """Take the features, take them back, and take them again."""
    keeper = Keeper("dealt", TRAINING).play(ASKED)
    three = dealt(keeper)
    return trained(keeper, three, f"features {three}\nundo\nfeatures {three}")


def _shared_twice(nth: int) -> Written:
    """Let the players give another share behind that of the deal, and take what one brings."""
    keeper = Keeper("dealt", TRAINING).play(f"{ASKED}share\n")
    return trained(keeper, dealt(keeper, nth))


def _honest() -> list[Vector]:
    """Deal as the page says."""
    written = training()
    return [
        valid(
            "deal-in-a-training-mission",
            "The features of a training mission were dealt from seed and share.",
            written,
        ),
        valid("deal-in-a-full-game", "The features of a full game were dealt.", _full()),
        valid(
            "deal-taken-back-and-taken-again",
            "The line of the dealt features was taken back and written again.",
            _again(),
        ),
        valid(
            "deal-and-another-share",
            "After the share of the deal the players said other words, which deal nothing.",
            _shared_twice(1),
        ),
        valid(
            "deal-before-the-share",
            "Evidence between the head of a deal and the share: nothing is dealt yet.",
            written.cut(written.at("deal") + 1),
            kept=[written.short(written.at("deal"))],
            code=NOT_PROVEN,
        ),
    ]


def _kept() -> list[Vector]:
    """Keep the head before the deal, or others."""
    written = training()
    before, *later = written.sizes
    return [
        valid(
            "deal-whose-head-nobody-kept",
            "Nobody kept the head before the deal: the keeper could have chosen seed and share.",
            written,
            kept=[written.short(size) for size in later],
            code=UNBOUND,
            unbound=("05",),
        ),
        valid(
            "deal-whose-head-was-kept-too-late",
            "The head that was kept first already holds the share.",
            written,
            kept=[written.short(size) for size in (written.at("features"), *later)],
            code=UNBOUND,
            unbound=("05",),
        ),
        valid(
            "deal-and-no-later-head",
            "Only the head before the deal was kept: the share may have been written later.",
            written,
            kept=[written.short(before)],
            code=UNBOUND,
            unbound=("05", "06"),
            unkept=("05", "06"),
            loose=True,
        ),
        valid(
            "deal-and-nothing-kept",
            "The features were dealt, and nobody kept anything.",
            written,
            kept=(),
            code=NOTHING_KEPT,
            unbound=("05", "06"),
            unkept=("05", "06"),
            loose=True,
        ),
    ]


def _not_dealt() -> list[Vector]:
    """Take other features than those that were dealt."""
    written = training()
    taken, shared = written.at("features"), written.at("deal") + 2
    three = written.entries[taken - 1].clear.removeprefix("features ")
    chosen = trained(Keeper("dealt", TRAINING).play(ASKED), OTHERS)
    backwards = " ".join(reversed(three.split(" ")))
    swapped = trained(Keeper("dealt", TRAINING).play(ASKED), backwards)
    other = _shared_twice(2)
    rule = (taken, "rule", f"{R}deal")
    return [
        cheat(
            "deal-not-taken",
            "The keeper took other features than those that were dealt.",
            chosen,
            rule,
            kept=chosen.kept(),
        ),
        cheat(
            "deal-not-taken-and-denied",
            "He took others, and says in clear that he took those that were dealt.",
            chosen.in_clear(taken, f"features {three}"),
            (taken, "seal"),
        ),
        cheat(
            "deal-taken-in-another-order",
            "The dealt features stand in clear in another order than that of the alphabet.",
            swapped,
            rule,
        ),
        cheat(
            "deal-of-the-second-share",
            "The players said other words after those of the deal, and these were dealt from.",
            other,
            (other.at("features"), "rule", f"{R}deal"),
        ),
        cheat(
            "deal-of-another-share",
            "The share of a deal was changed, and all heads signed anew; one head was kept before.",
            written.changed(shared, text="share Adam=1,2,3,4").resigned(),
            rule,
            kept=[written.short(written.sizes[0])],
        ),
    ]


def _out_of_place() -> list[Vector]:
    """Deal without a head or a share, twice, too late; or take a deal back."""
    written = training()
    deal = written.at("deal")
    twice = Bold("dealt", TRAINING).play(f"{ASKED}deal\nshare\n")
    late = Bold("dealt", TRAINING).play(f"{STARTED}features {OTHERS}\ndeal\nshare\n")
    few = written.changed(deal + 2, text="share Adam=1,2,3").resigned()
    back = written.inserted(deal + 2, f"table retract {deal}").resigned()
    shared = written.inserted(deal + 3, f"table retract {deal}").resigned()
    remark = written.inserted(deal + 2, "public remark wait a moment").resigned()
    ended = written.cut(deal + 1).inserted(deal + 2, str(written.lines[-1]))
    return [
        cheat(
            "deal-without-a-head",
            "The share stands directly behind the deal, and no head between them.",
            written.without(deal + 1).resigned(),
            (deal + 1, "head.due"),
        ),
        cheat(
            "deal-without-a-share",
            "Nobody gave a share after the head of a deal.",
            written.without(deal + 2).resigned(),
            (deal + 2, "share"),
        ),
        cheat(
            "deal-and-a-remark-before-the-share",
            "A remark stands between the head of a deal and the share.",
            remark,
            (deal + 2, "share"),
        ),
        cheat(
            "deal-and-a-second-head-before-the-share",
            "A second head stands between the head of a deal and the share.",
            written.inserted(deal + 2, str(written.lines[deal])).resigned(),
            (deal + 2, "share"),
        ),
        cheat(
            "deal-and-the-seed-before-the-share",
            "The record ends with the seed instead of the share of a deal.",
            ended,
            (deal + 2, "share"),
        ),
        cheat(
            "deal-of-too-few-words",
            "The share of a deal has three words, where four are needed.",
            few,
            (deal + 2, "share"),
        ),
        cheat(
            "deal-taken-back-before-the-share",
            "A deal was taken back instead of the share that was due.",
            back,
            (deal + 2, "share"),
        ),
        cheat(
            "deal-taken-back",
            "A deal was taken back when the share was given.",
            shared,
            (deal + 3, "retract"),
        ),
        cheat(
            "deal-twice",
            "The features were dealt a second time.",
            trained(twice, OTHERS),
            (written.at("features"), "rule", f"{R}deal.once"),
        ),
        cheat(
            "deal-behind-the-features",
            "The features were dealt after the Recruiter had taken some.",
            late.play(f"{STEPS}recruits {recruits(OTHERS)}\n{AGENTS}begin\n{LAST}").written,
            (deal + 1, "rule", f"{R}deal.once"),
        ),
        cheat(
            "deal-by-the-players",
            "The line that lets the program deal is by the wrong seat.",
            written.changed(deal, seat="public").resigned(),
            (deal, "line"),
        ),
    ]
