"""The people: agents, the Recruiter's cards, and the number of players."""

from companion.games.mind_mgmt.board.plan import SLANTED, STRAIGHT

MERU, HENRY, BILL, DUSTY = AGENT_NAMES = ("meru", "henry", "bill", "dusty")
TOGETHER = "all"
RECRUITER = "recruiter"  # the seat that the program can play
UNKNOWN = "?"
KARL, GIRL = "karl-box", "pipe-girl"
SLIPS = {KARL: STRAIGHT, GIRL: SLANTED}
SLIP_RULES = {KARL: "mind-mgmt.slip.straight", GIRL: "mind-mgmt.slip.slanted"}
