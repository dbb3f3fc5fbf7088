/** The contents of the box: the board's size, the length of a game, the Recruiter's cards (AUDIT.md). */

export const COLUMNS = "ABCDEF";
export const ROWS = "1234567";

/** What the name of a location looks like. */
export const PLACE_SHAPE = `[${COLUMNS}][${ROWS}]`;

/** The hours that are over when the game begins: the start, and four steps. */
export const FIRST_HOURS = 5;

/** @param {number} hour @returns {boolean} whether recruits are told in it */
export const isRed = (hour) => hour % 2 === 1;

const LENGTHS = { training: { hour: 14, recruits: 9 }, full: { hour: 16, recruits: 12 } };

/** @param {{ mode: string }} game @returns {{ hour: number, recruits: number }} when it is over */
export const lengthOf = ({ mode }) => LENGTHS[/** @type {"training" | "full"} */ (mode)];

/** With one card a mind slip goes straight, with the other one aslant. */
export const STRAIGHT = "karl-box";
export const SLANTED = "pipe-girl";

/** The Recruiter's cards in the order of their numbers. */
export const CARDS = [STRAIGHT, SLANTED];

/** How many features the Recruiter holds. */
export const HELD = 3;

/** How much of what can be known the program shows the agents, the least first. */
export const HELP_LEVELS = ["paper", "said", "excluded", "possible", "counts", "questions"];
