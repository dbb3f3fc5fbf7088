/** The whole verification, from bytes and what was kept to a report that is only data. */

import { audited } from "./audit.js";
import { boardOf } from "./board.js";
import { bound, hoursKept } from "./binding.js";
import { base64urlOf, utf8 } from "./bytes.js";
import { strictPoint } from "./ed25519.js";
import { evidenceOf } from "./evidence.js";
import { judgeKept } from "./kept.js";
import { sha256 } from "./sha256.js";
import { hourOf, named } from "./state.js";
import { linesOf, shownBySeed } from "./story.js";
import { demand, Unreadable } from "./unreadable.js";
import { walkInPublic } from "./walk.js";
import { wonBy } from "./won.js";

/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./walk.js").Finding} Finding */
/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {(stage: "walk" | "audit" | "words", part: number, number: number) => void} Progress */
/** @typedef {import("./binding.js").Bound & { parts: import("./tablelines.js").Part[] }} Dealt */
/** @typedef {{ exit: number, findings: Finding[], why: { key: string, at: number | null } | null,
 *   answers: import("./binding.js").Bound[], deals: Dealt[], kept: import("./kept.js").Judged[],
 *   hours: import("./binding.js").Hour[], ending: Ending | null, last: number,
 *   table: import("./story.js").Table | null, lines: import("./story.js").Told[],
 *   shown: import("./story.js").Shown | null, won: import("./won.js").Won | null }} Report `last` is the last line that a kept head holds */
/** @typedef {{ line: number, held: boolean }} Ending the line that ends the game, or by which the
 *   players stop, and whether a kept head holds it */

/** @param {Uint8Array} bytes @param {Kept[]} things @param {Progress} progress @returns {Report} */
export function verified(bytes, things, progress) {
    try {
        return judged(evidenceOf(bytes), things, progress);
    } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return unreadable(error);
    }
}

/** @returns {Report} about what is too large to be looked at */
export const tooLarge = () => unreadable(new Unreadable("large"));

/** @param {Unreadable} error @returns {Report} */
function unreadable({ why, at }) {
    const findings = [{ line: at ?? 0, class: "unreadable", rule: "" }];
    const unbound = { answers: [], deals: [], kept: [], hours: [], ending: null, last: 0 };
    const nothing = { table: null, lines: [], shown: null, won: null };
    return { exit: 2, findings, why: { key: why, at }, ...unbound, ...nothing };
}

/** @param {Evidence} evidence @param {Kept[]} things @param {Progress} progress @returns {Report} */
function judged(evidence, things, progress) {
    const game = gameOf(evidence);
    const first = troubleAtFirst(evidence);
    const walk = first.length
        ? null
        : walkInPublic(evidence, game, (part) => progress("walk", part, 0));
    const fair = walk && !walk.finding && evidence.ended;
    const audit = fair ? audited(walk, (part) => progress("audit", part, 0)) : null;
    const kept = judgeKept(evidence, things, (at, part) => progress("words", part, at));
    const held = kept.flatMap(({ size }) => (size === null ? [] : [size]));
    const answers = walk ? bound([...walk.answers.values()], held) : [];
    const deals = walk ? dealsOf(walk, held) : [];
    const hours = walk ? hoursKept(walk.turns, held) : [];
    const last = Math.max(0, ...held);
    const ending = evidence.ended && walk?.ending ? endingOf(walk.ending, last) : null;
    const found = [...first, ...(walk?.finding ? [walk.finding] : []), ...(audit?.findings ?? [])];
    const findings = [...found, ...findingsOf(kept)];
    return {
        exit: exitOf(findings, things, evidence, {
            said: [...deals, ...answers],
            hours,
            ending,
        }),
        findings,
        why: null,
        answers,
        deals,
        kept,
        hours,
        ending,
        last,
        table: tableOf(evidence, walk),
        lines: walk ? linesOf(walk) : [],
        shown: walk && audit ? shownBySeed(walk, audit) : null,
        won: walk ? wonBy(walk) : null,
    };
}

/** @param {Evidence} evidence @returns {Finding[]} what is wrong with the first line */
function troubleAtFirst({ options, file }) {
    if (!strictPoint(options.key)) return [{ line: 1, class: "key", rule: "" }];
    const fits = base64urlOf(sha256(utf8(file))) === options.board;
    return fits ? [] : [{ line: 1, class: "board", rule: "" }];
}

/** @param {Evidence} evidence @returns {import("./witness.js").Game} */
function gameOf({ options, file }) {
    const board = boardOf(file);
    demand(board.id === options.edition, "edition", 1);
    return { mode: options.mode, players: options.players, board };
}

/** @param {import("./walk.js").Walk} walk @param {number[]} held @returns {Dealt[]} */
function dealsOf({ deals }, held) {
    return bound(deals, held).map((each, at) => ({ ...each, parts: deals[at].parts }));
}

/** @param {number} line @param {number} last @returns {Ending} */
const endingOf = (line, last) => ({ line, held: line <= last });

/** @param {import("./kept.js").Judged[]} kept @returns {Finding[]} */
function findingsOf(kept) {
    return kept.flatMap((each) => (each.class ? [{ line: 0, class: each.class, rule: "" }] : []));
}

/** @param {Evidence} evidence @param {import("./walk.js").Walk | null} walk
 * @returns {import("./story.js").Table} */
function tableOf({ options, ended, entries, file }, walk) {
    const { id, mode, players, edition } = options;
    const { over = false, keeper = null } = walk?.state ?? {};
    const hour = walk && named(hourOf(walk.state));
    return { id, mode, players, edition, ended, file, lines: entries.length + 1, over, keeper, hour };
}

/** @param {Finding[]} findings @param {Kept[]} things @param {Evidence} evidence
 * @param {{ said: import("./binding.js").Bound[], hours: import("./binding.js").Hour[],
 *   ending: Ending | null }} what was said, answers and shares that were dealt from
 * @returns {number} */
function exitOf(findings, things, evidence, { said, hours, ending }) {
    if (findings.some((finding) => finding.class === "unreadable")) return 2;
    if (findings.length) return 1;
    if (!things.length) return 3;
    if (!evidence.ended) return 4;
    const bound = said.every(({ before, after }) => before && after);
    return bound && hours.every(({ keptBy }) => keptBy !== null) && ending?.held ? 0 : 5;
}
