/** The first line: which game, which table, and whose signature (FORMAT.md, part 1). */

import { fromBase64url } from "./bytes.js";
import { isDigest, isPlayer, lineOf } from "./line.js";
import { demand } from "./unreadable.js";

/** @typedef {{ board: string, edition: string, id: string, key: Uint8Array, mode: string,
 *   players: string[], seed: string }} Options */

const KEYS = "board edition id key mode players seed";
const ID = /^[0-9a-f]{16}$/;
const MODES = ["training", "full"];

/** @param {string} text @returns {Options} */
export function optionsOf(text) {
    const line = lineOf(text);
    const [format, game, ...pairs] = line ? line.text.split(" ") : [];
    demand(line?.seat === "table" && !line.nonce && format?.startsWith("companion/"), "first", 1);
    demand(format === "companion/1", "version", 1);
    demand(game === "mind-mgmt", "game", 1);
    const split = pairs.map((pair) => [pair.split("=", 1)[0], pair.slice(pair.indexOf("=") + 1)]);
    demand(split.map(([key]) => key).join(" ") === KEYS, "options", 1);
    return checkedOptions(Object.fromEntries(split));
}

/** @param {Record<string, string>} said @returns {Options} */
function checkedOptions(said) {
    const players = said.players.split(",");
    demand([said.board, said.seed, said.key].every(isDigest) && ID.test(said.id), "options", 1);
    demand(MODES.includes(said.mode) && said.edition, "options", 1);
    demand(players.length >= 2 && players.length <= 5 && players.every(isPlayer), "players", 1);
    demand(new Set(players).size === players.length, "players", 1);
    const key = /** @type {Uint8Array} */ (fromBase64url(said.key));
    return { .../** @type {any} */ (said), key, players };
}
