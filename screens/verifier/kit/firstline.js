/** The first line: the game, its options, and the key that signs (FORMAT.md, part 1). */

import { fromBase64url } from "./bytes.js";
import { isDigest, lineOf } from "./line.js";
import { demand } from "./unreadable.js";

/** @typedef {{ id: string, key: Uint8Array, seed: string }} Signer the table, its public key, and the hash
 *   of its seed */
/** @typedef {{ game: string, options: ReadonlyMap<string, string>, signer: Signer | null }} First
 *   `signer` is null where nothing is sealed */

const GAME = /^[a-z][a-z0-9-]{0,31}$/;
const PAIR = /^([a-z]{1,16})=([^,]+(?:,[^,]+)*)$/u;
const ID = /^[0-9a-f]{16}$/;
const COMMITTED = ["id", "key", "seed"];

/** @param {string} text @returns {First} */
export function firstOf(text) {
    const line = lineOf(text);
    const [format, game, ...pairs] = line ? line.text.split(" ") : [];
    demand(line?.seat === "table" && !line.nonce && format?.startsWith("companion/"), "first", 1);
    demand(format === "companion/1", "version", 1);
    demand(GAME.test(game ?? ""), "first", 1);
    const said = pairs.map((pair) => PAIR.exec(pair));
    demand(said.every((hit) => hit !== null), "options", 1);
    const names = said.map((hit) => hit[1]);
    demand(names.every((name, at) => !at || names[at - 1] < name), "options", 1);
    const options = new Map(said.map((hit) => [hit[1], hit[2]]));
    const signer = signerOf(options);
    COMMITTED.forEach((name) => options.delete(name));
    return { game, options, signer };
}

/** A table commits to all three, or to nothing.
 * @param {ReadonlyMap<string, string>} options @returns {Signer | null} */
function signerOf(options) {
    if (!COMMITTED.some((name) => options.has(name))) return null;
    const [id, key, seed] = COMMITTED.map((name) => options.get(name) ?? "");
    demand(ID.test(id) && isDigest(key) && isDigest(seed), "options", 1);
    return { id, key: /** @type {Uint8Array} */ (fromBase64url(key)), seed };
}
