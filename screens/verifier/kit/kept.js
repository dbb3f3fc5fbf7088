/** What the players kept, each item compared with the record (FORMAT.md, part 5, step 5). */

import { utf8 } from "./bytes.js";
import { headsIn, keptHeadOf, troubleWithHead } from "./heads.js";
import { leafHash, rootsOver } from "./tree.js";
import { Unreadable } from "./unreadable.js";
import { judgeWords, keptWordsOf, sixIndexes } from "./words.js";

/** @typedef {import("./evidence.js").Evidence} Evidence */
/** @typedef {{ head: string } | { words: string, share: string }} Kept as it was typed */
/** @typedef {{ class: string | null, why: string | null, size: number | null, hour: string | null,
 *   strange: string | null, firm: boolean }} Judged `size` is set where the record has it, `why` where it cannot be read, `strange`
 *   are words that share at most one with each receipt of their hour, `firm` is what nobody could prepare: no words of a head
 *   before any share */
/** @typedef {{ size: number, hour: string, number: number }} Shown a receipt that the record says was
 *   shown: the lines it covers, its hour, and which one of that hour it is */
/** @typedef {import("./heads.js").Own & { evidence: Evidence,
 *   spokenBy: import("./words.js").SpokenWords }} Record */
/** @typedef {(part: number) => void} Progress */

/** @param {Evidence} evidence @param {Kept[]} things
 * @param {(at: number, part: number) => void} progress @returns {Judged[]} */
export function judgeKept(evidence, things, progress) {
    const lines = [utf8(evidence.line), ...evidence.entries.map((entry) => entry.bytes)];
    const rootAt = rootsOver(lines.map(leafHash));
    const spokenBy = speaker(evidence.signer?.id ?? "", rootAt);
    const record = { evidence, lines: lines.length, hours: hoursOf(evidence), rootAt, spokenBy };
    return things
        .flatMap(oneByOne)
        .map((kept, at) => judgeReadable(record, kept, (part) => progress(at, part)));
}

/** Several short heads in one text are several things.
 * @param {Kept} kept @returns {Kept[]} */
const oneByOne = (kept) => ("head" in kept ? headsIn(kept.head).map((head) => ({ head })) : [kept]);

/** @param {Kept} kept @returns {boolean} */
export function isReadable(kept) {
    try {
        if ("head" in kept) headsIn(kept.head).forEach(keptHeadOf);
        else keptWordsOf(kept.words, kept.share);
        return true;
    } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return false;
    }
}

/** Six words of a head cost about a second; they are worked out once, however many were kept.
 * @param {string} id @param {(size: number) => Uint8Array} rootAt
 * @returns {import("./words.js").SpokenWords} */
function speaker(id, rootAt) {
    /** @type {Map<number, number[]>} */
    const known = new Map();
    return ({ size, share }, progress) => {
        const six = known.get(size) ?? sixIndexes(id, size, rootAt(size), share, progress);
        known.set(size, six);
        return six;
    };
}

/** @param {Record} record @param {Kept} kept @param {Progress} progress @returns {Judged} */
function judgeReadable(record, kept, progress) {
    try {
        const judged =
            "head" in kept ? judgeHead(record, kept.head) : judgeSpoken(record, kept, progress);
        const hour = judged.size === null ? null : record.hours[judged.size];
        return { ...judged, why: null, hour };
    } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { class: "unreadable", why: error.why, size: null, hour: null, strange: null, firm: false };
    }
}

/** @typedef {{ class: string | null, size: number | null, strange: string | null,
 *   firm: boolean }} Verdict */

/** @param {Record} record @param {string} text @returns {Verdict} */
function judgeHead(record, text) {
    const head = keptHeadOf(text);
    const wrong = troubleWithHead(head, record.evidence.signer, record);
    return { class: wrong, size: wrong ? null : head.size, strange: null, firm: true };
}

/** @param {Record} record @param {{ words: string, share: string }} kept @param {Progress} progress
 * @returns {Verdict} */
function judgeSpoken({ evidence, spokenBy }, kept, progress) {
    const words = keptWordsOf(kept.words, kept.share);
    const named = shownReceipts(evidence).filter(({ hour }) => hour === words.hour);
    const heads = named.map(({ size }) => ({ size, share: shareAt(evidence, size + 1) }));
    const known = !words.share.length || sharesIn(evidence).includes(words.share.join());
    return { ...judgeWords(words, heads, known, spokenBy, progress), firm: words.share.length > 0 };
}

/** @param {Evidence} evidence @returns {string[]} every share that was said */
const sharesIn = ({ entries }) =>
    entries.flatMap(({ about }) => (about?.kind === "share" ? [about.parts.flatMap((part) => part.indexes).join()] : []));

/** @param {Evidence} evidence @returns {Shown[]} the receipts that a record says were shown */
export function shownReceipts(evidence) {
    /** @type {Map<string, number>} */
    const numbers = new Map();
    const hours = hoursOf(evidence);
    return evidence.entries.flatMap(({ about, number: line }) => {
        if (about?.kind !== "head") return [];
        const hour = hours[line];
        const number = (numbers.get(hour) ?? 0) + 1;
        numbers.set(hour, number);
        return [{ size: line - 1, hour, number }];
    });
}

/** The name of the newest sheet at each line, by its number.
 * @param {Evidence} evidence @returns {string[]} */
function hoursOf({ entries }) {
    const hours = ["00", "00"];
    for (const { about } of entries)
        hours.push(about?.kind === "sheet" ? about.name : hours[hours.length - 1]);
    return hours;
}

/** The newest share before the line of a head; no words where nobody said any.
 * @param {Evidence} evidence @param {number} line @returns {number[]} */
function shareAt({ entries }, line) {
    const share = entries.findLast(({ about, number }) => about?.kind === "share" && number < line);
    return share?.about?.kind === "share"
        ? share.about.parts.flatMap((part) => part.indexes)
        : [];
}
