/** The audit: the record checked again with the moves in clear and the seed (FORMAT.md, part 5, step 4). */

import { byClass } from "./referee.js";
import { chanceFrom, openingFor, sealOf, sheetRoot } from "./sealing.js";

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Step} Step */
/** @typedef {import("./walk.js").Finding} Finding */
/** @typedef {import("./referee.js").Trouble} Trouble */
/** @typedef {import("./referee.js").Secrets} Secrets */
/** @typedef {{ findings: Finding[], secrets: Map<number, any> }} Audit what is hidden after each line */

/** @param {Walk} walk with no finding, and the seed at its end @param {Secrets} game
 * @param {(part: number) => void} progress @returns {Audit} */
export function audited(walk, game, progress) {
    const seed = seedOf(walk);
    /** @type {Map<number, any>} */
    const after = new Map();
    let secrets = game.nothing;
    for (const [number, step] of walk.steps) {
        const clear = step.entry.clear === null ? null : game.clearMoveOf(step.entry.clear);
        const wrong = troubleIn(game, step, clear, secrets, seed);
        if (wrong) return { findings: [{ line: number, ...wrong }], secrets: after };
        const next = secretsAfter(game, step, clear, secrets, after);
        secrets = isDealt(walk, number) ? game.withDeal(next, chanceFrom(seed, step.entry.bytes)) : next;
        after.set(number, secrets);
        progress(number / walk.steps.size);
    }
    const doubts = game.doubts(countedIn(walk), after, walk.state);
    return { findings: [...doubts, ...lostAtStop(walk, game, after)], secrets: after };
}

/** A game that is lost cannot be stopped instead.
 * @param {Walk} walk @param {Secrets} game @param {Map<number, any>} after @returns {Finding[]} */
function lostAtStop({ steps, ending }, game, after) {
    const stop = steps.get(ending ?? 0);
    if (!stop || stop.entry.about?.kind !== "stop") return [];
    const line = stop.entry.number;
    const rule = game.lostBy({ state: stop.before, secrets: after.get(line) });
    return rule ? [{ line, class: "rule", rule }] : [];
}

/** @param {Walk} walk @returns {Step[]} the moves that count */
export const countedIn = ({ steps }) =>
    [...steps.values()].filter(({ counts, move }) => counts && move);

/** @param {Walk} walk @returns {Uint8Array} */
function seedOf({ evidence }) {
    const about = evidence.entries[evidence.entries.length - 1].about;
    return about?.kind === "end" ? about.seed : new Uint8Array();
}

/** @param {Walk} walk @param {number} number @returns {boolean} whether this line is the share of a deal */
const isDealt = ({ deals }, number) => deals.some(({ line }) => line === number);

/** @param {Secrets} game @param {Step} step @param {any} clear @param {any} secrets
 * @param {Uint8Array} seed @returns {Trouble | null} */
function troubleIn(game, { entry, move, before }, clear, secrets, seed) {
    const { line, about } = entry;
    if (about?.kind === "sheet") {
        const bits = game.bitsOf(secrets);
        const root = sheetRoot(seed, line.nonce ?? "", about.name, game.places, bits);
        return root === about.root ? null : byClass("sheet");
    }
    if (!move) return null;
    if (entry.clear !== null && !(clear && game.isShownAs(clear, move))) return byClass("clear");
    const wrong = game.troubleWithTruth({ state: before, secrets }, move, clear);
    if (wrong || !clear) return wrong;
    const labels = game.labelsOf(before, move);
    const seals = game
        .valuesOf(clear)
        .map((value, at) => sealOf(openingFor(seed, line.nonce ?? "", labels[at], value)));
    return seals.join() === line.seals.join() ? null : byClass("seal");
}

/** @param {Secrets} game @param {Step} step @param {any} clear @param {any} secrets
 * @param {Map<number, any>} after @returns {any} */
function secretsAfter(game, step, clear, secrets, after) {
    const { about } = step.entry;
    if (about?.kind === "retract") return after.get(about.from - 1) ?? game.nothing;
    return step.move ? game.secretsAfter(step, clear, secrets) : secrets;
}
