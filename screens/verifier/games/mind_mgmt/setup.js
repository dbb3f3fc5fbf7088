/** The start of a table: the options in its first line, and its board (FORMAT.md, part 1). */

import { isPlayer } from "../../kit/line.js";
import { demand } from "../../kit/unreadable.js";
import { boardOf } from "./board.js";

/** @typedef {{ mode: string, board: import("./board.js").Board, players: string[], program: string, alone: boolean }} Game
 *   `program` is the level at which the program is the Recruiter, empty where a person is; `alone` says that nobody
 *   but the program plays against this person */

const KEYS = "board edition mode players";
const MODES = ["training", "full"];
const ALL = "all";
const AGENTS = ["meru", "henry", "bill", "dusty"];
const STRENGTH = /^[a-z]{1,16}-[1-9][0-9]?$/;
const LEVEL = /^recruiter\/[a-z]{1,16}-[1-9][0-9]?$/;

/** Whoever the program plays, among the players. */
export const COMPANION = "companion";

/** @param {ReadonlyMap<string, string>} options @param {string} file of the board @returns {Game} */
export function gameOf(options, file) {
    const { moved = "", program = "", ...said } = Object.fromEntries(options);
    demand(Object.keys(said).join(" ") === KEYS, "options", 1);
    const players = said.players.split(",");
    demand(!options.has("program") || LEVEL.test(program), "options", 1);
    demand(!program || players.includes(COMPANION), "players", 1);
    demand(!options.has("moved") || (!program && isOfAgents(moved)), "options", 1);
    const alone = moved !== "" && players.includes(COMPANION);
    demand(!alone || (moved.startsWith(`${ALL}/`) && players.length === 2), "players", 1);
    demand(MODES.includes(said.mode), "options", 1);
    demand(players.length >= 2 && players.length <= 5 && players.every(isPlayer), "players", 1);
    demand(new Set(players).size === players.length, "players", 1);
    const board = boardOf(file);
    demand(board.id === said.edition, "edition", 1);
    return { mode: said.mode, players, board, program, alone };
}

/** Whether it says which agents the program moves, in their order, and at which level.
 * @param {string} value @returns {boolean} */
function isOfAgents(value) {
    const [who, level = "", ...more] = value.split("/");
    const named = who.split("+");
    const ordered = AGENTS.filter((agent) => named.includes(agent)).join("+");
    const some = who === ordered && who !== AGENTS.join("+");
    return (who === ALL || some) && STRENGTH.test(level) && more.length === 0;
}
