"""How much is entered, the steps of the set-up, silent points, and acceptable breaches."""

from companion.contract.silence import Silence

ALL, FACTS, RESULTS = "all", "facts", "results"
DETAILS = (ALL, FACTS, RESULTS)  # from most to least
NOTES, CERTAIN, LIKELY = "notes", "certain", "likely"
HELPS = (NOTES, CERTAIN, LIKELY)  # how much a private sheet helps, from least to most

BEFORE = ("light", "cases", "sort", "secret", "agents", "keys", "board", "groups")
BEHIND = ("bonus", "shuffle", "evidence", "mix", "tuck")
STEPS = (*BEFORE, *BEHIND)  # the four files are built between the two


SILENT = {
    "agents.meet.beside": Silence(("passing", "beside"), otherwise="passing"),
    "agents.check.decline": Silence(("must", "may"), otherwise="must"),
    "agents.light.way": Silence(("either", "clockwise"), otherwise="either"),
    "agents.keys.several": Silence(("any", "one"), otherwise="any"),
    "agents.duel.tie": Silence(("again", "keeps"), otherwise="again"),
    "agents.bonus.counts": Silence(("counts", "again"), otherwise="counts"),
    "agents.out.keys": Silence(("all", "one"), otherwise="all"),
    "agents.end.last": Silence(("wins", "on", "nobody")),
}

# What the rulebook answers, and older records could decide all the same.
ONCE_SILENT = {"agents.light.uses": Silence(("one", "both"), otherwise="one")}
DECIDABLE = SILENT | ONCE_SILENT

# Rules that can be broken at a table; more keys or cards than the box has are impossible.
MAY_HAPPEN = frozenset(
    {
        "agents.setup.order",
        "agents.turn.die-first",
        "agents.turn.card",
        "agents.turn.checks",
        "agents.turn.unmoved",
        "agents.card.used",
        "agents.card.actions",
        "agents.bonus.at-once",
        "agents.check.due",
        "agents.meet.moving",
        "agents.meet.most",
        "agents.move.action",
        "agents.move.joined",
        "agents.move.twice",
        "agents.move.count",
        "agents.move.free",
        "agents.move.lost",
        "agents.tram.stop",
        "agents.light.turn",
        "agents.light.one",
        "agents.light.uses",
        "agents.light.action",
        "agents.light.first",
        "agents.light.there",
        "agents.keys.several",
        "agents.keys.symbol",
        "agents.duel.once",
        "agents.duel.passing",
        "agents.claim.key",
        "agents.claim.lit",
        "agents.claim.moving",
        "agents.claim.reach",
    }
)
