/** The walk through a record of a game that this page does not know: what can be checked without any
 * rules (FORMAT.md, part 5, A game that is not known). */

import { begun, take } from "./course.js";
import { mayFollow } from "./levels.js";
import { openingFor, sealOf } from "./sealing.js";
import { isEnough } from "./shares.js";
import { isFree, isHeadGenuine, isHeadless, isSeed, missingAtEnd } from "./tabletrouble.js";
import { grow, leafHash } from "./tree.js";

/** @typedef {import("./evidence.js").Entry} Entry */
/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {import("./evidence.js").Opening} Opening */
/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./referee.js").Trouble} Trouble */
/** @typedef {{ walk: Walk, seals: Map<string, string>, sheets: Map<string, string>,
 *   seed: Uint8Array | null }} Blind the nonces of seals and of sheets; `seed` where the record ends with it */

/** @param {Evidence} evidence @param {(part: number) => void} progress @returns {Walk} */
export function walkBlindly(evidence, progress) {
    const walk = begun(evidence, null);
    const seed = seedIn(walk);
    /** @type {Blind} */
    const blind = { walk, seals: new Map(), sheets: new Map(), seed };
    for (const entry of evidence.entries) {
        const wrong = evidence.signer ? stepOnto(blind, entry) : stepInTheOpen(walk, entry);
        if (wrong) {
            walk.finding = { line: entry.number, class: wrong, rule: "" };
            return walk;
        }
        grow(walk.peaks, leafHash(entry.bytes));
        progress(entry.number / evidence.entries.length);
    }
    walk.finding = missingAtEnd(walk);
    return walk;
}

/** @param {Walk} walk @returns {Uint8Array | null} the seed, where it is that of the first line */
function seedIn(walk) {
    const { entries } = walk.evidence;
    const about = entries[entries.length - 1]?.about;
    return about?.kind === "end" && isSeed(walk, about.seed) ? about.seed : null;
}

/** What stands for a move that nobody here can read. */
const UNREAD = Object.freeze({});

/** @param {Blind} blind @param {Entry} entry @returns {string | null} the class of what is wrong */
function stepOnto(blind, entry) {
    const { walk } = blind;
    const wrong = troubleWithPlace(walk, entry) ?? troubleInLine(walk, entry);
    if (wrong) return wrong;
    take(walk, entry, entry.line.seat === "table" ? null : UNREAD);
    noteSeals(blind, entry);
    return troubleWithOpenings(blind, entry);
}

/** Where nothing is sealed, nothing is signed, shared or opened.
 * @param {Walk} walk @param {Entry} entry @returns {string | null} */
function stepInTheOpen(walk, entry) {
    const { about, line, openings } = entry;
    const known = line.seat !== "table" || about?.kind === "retract" || about?.kind === "stop";
    if (!known || line.nonce) return "line";
    if (about?.kind === "retract" && !isFree(walk, about.from)) return "retract";
    take(walk, entry, about ? null : UNREAD);
    return openings.length ? "opening.superfluous" : null;
}

/** @param {Walk} walk @param {Entry} entry @returns {string | null} */
function troubleWithPlace(walk, entry) {
    if (walk.ended) return "line";
    const late = walk.due.head && entry.about?.kind !== "head";
    return late || isHeadless(walk, entry) ? "head.due" : null;
}

/** @param {Walk} walk @param {Entry} entry @returns {string | null} */
function troubleInLine(walk, { about, line, number }) {
    const isMove = line.seat !== "table";
    if (!isMove && !about) return "line";
    if (about?.kind === "sheet" && line.seals.length !== 1) return "line";
    if (isMove && line.nonce && !walk.shares.length && walk.level !== "none") return "share";
    if (line.nonce && walk.nonces.has(line.nonce)) return "nonce";
    if (about?.kind === "share") return isEnough(about.parts) ? null : "share";
    if (about?.kind === "retract") return isFree(walk, about.from) ? null : "retract";
    if (about?.kind === "proof")
        return mayFollow(walk.level, about.level, number) ? null : "proof";
    if (about?.kind === "head") return isHeadGenuine(walk, about.signature) ? null : "signature";
    return about?.kind === "end" && !isSeed(walk, about.seed) ? "seed" : null;
}

/** @param {Blind} blind @param {Entry} entry */
function noteSeals({ seals, sheets }, { about, line }) {
    if (about?.kind === "sheet") sheets.set(about.name, line.nonce ?? "");
    else line.seals.forEach((seal) => seals.set(seal, line.nonce ?? ""));
}

/** An opening without hashes opens a seal, another one the newest sheet of its hour; and where the seed is
 * shown, its salt follows from that.
 * @param {Blind} blind @param {Entry} entry @returns {string | null} */
function troubleWithOpenings({ walk, seals, sheets, seed }, { openings }) {
    for (const [at, { text, salt, label, value, path }] of openings.entries()) {
        if (openings.slice(0, at).some((each) => each.label === label)) return "opening.twice";
        const nonce = path.length ? sheets.get(label.slice(0, 2)) : seals.get(sealOf(text));
        const follows = !seed || (nonce && openingFor(seed, nonce, label, value) === text);
        if (!nonce || !follows) return "opening.false";
        const other = walk.labels.get(salt);
        if (other !== undefined && other !== label) return "salt";
        walk.labels.set(salt, label);
    }
    return null;
}
