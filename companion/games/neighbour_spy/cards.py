"""The short names of the cards: eight agents, and the black market of the advanced mode."""

AGENTS = (
    *("double-agent", "enforcer", "codebreaker", "saboteur"),
    *("daredevil", "sentinel", "sidekick", "mole"),
)
DOUBLE_AGENT, ENFORCER, CODEBREAKER, SABOTEUR, DAREDEVIL, SENTINEL, SIDEKICK, MOLE = AGENTS

LASTING = (
    *("leader-of-the-pack", "masterplan", "security-system", "getaway-car"),
    *("watchtower", "supercomputer", "distraction-device", "sinister-twin"),
)
LEADER, MASTERPLAN, SECURITY, GETAWAY, WATCHTOWER, SUPERCOMPUTER, DISTRACTION, TWIN = LASTING

INSTANT = (
    *("surveillance-truck", "smoke-screen", "outpost", "secret-hire"),
    *("double-trouble", "spycation", "mind-control"),
)
TRUCK, SMOKE_SCREEN, OUTPOST, SECRET_HIRE, DOUBLE_TROUBLE, SPYCATION, MIND_CONTROL = INSTANT

MARKET = (*LASTING, *INSTANT)
OFFERED = 3  # open market cards
HAND = 4
WIN, LOSE = "win", "lose"
