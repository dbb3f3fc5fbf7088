/** The page's side of the worker, which runs the page's own script. */

import { MOST_BYTES } from "../kit/evidence.js";
import { tooLarge } from "../kit/verdict.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {(stage: string, part: number, at: number) => void} Heard */
/** @typedef {{ number: number, stage?: string, part?: number, at?: number, report?: Report,
 *   later?: Later }} Message */
/** @typedef {{ share: number, found: any, done: boolean }} Later what is worked out behind a report: how much of
 *   it is done, and what was found; where it is done without that, there is nothing */
/** @typedef {{ now: Later, heard: ((later: Later) => void)[] }} Behind */
/** @typedef {{ resolve: (report: Report) => void, reject: (reason: Error) => void, heard: Heard }} Waiting */

/** @type {Worker | null} */
let worker = null;
let tasks = 0;
/** @type {Map<number, Waiting>} */
const waiting = new Map();
/** @type {Map<number, Behind>} */
const working = new Map();
/** @type {WeakMap<Report, Behind>} */
const behind = new WeakMap();

/** @param {Uint8Array | string} evidence @param {Kept[]} kept @param {Heard} [heard]
 * @returns {Promise<Report>} */
export function checked(evidence, kept, heard = () => {}) {
    if (evidence.length > MOST_BYTES) return Promise.resolve(tooLarge());
    const number = ++tasks;
    worker ??= started();
    worker.postMessage({ number, evidence, kept });
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject, heard }));
}

/** Hear how far the work behind a report is, now and until it is done.
 * @param {Report} report @param {(later: Later) => void} heard */
export function hearLater(report, heard) {
    const { now, heard: all } = behind.get(report) ?? { now: NOTHING, heard: [] };
    all.push(heard);
    heard(now);
}

/** @type {Later} */
const NOTHING = { share: 0, found: null, done: true };

/** Stop whatever is being checked. @param {string} [reason] */
export function stopChecking(reason = "") {
    worker?.terminate();
    worker = null;
    for (const number of working.keys()) takeLater(number, NOTHING);
    waiting.forEach(({ reject }) => reject(new Error(reason)));
    waiting.clear();
}

/** @returns {string} the one script of this page, as it stands in its text */
export const ownScript = () => document.scripts[0].textContent ?? "";

/** @returns {Worker} */
function started() {
    const source = URL.createObjectURL(new Blob([ownScript()], { type: "text/javascript" }));
    const made = new Worker(source);
    made.onmessage = ({ data }) => take(data);
    made.onerror = (event) => stopChecking(event.message || "?");
    return made;
}

/** @param {Message} message */
function take({ number, stage, part = 0, at = 0, report, later }) {
    const asked = waiting.get(number);
    if (stage) asked?.heard(stage, part, at);
    if (later) takeLater(number, later);
    if (!report) return;
    waiting.delete(number);
    for (const each of working.keys()) takeLater(each, NOTHING);
    working.set(number, { now: { share: 0, found: null, done: false }, heard: [] });
    behind.set(report, /** @type {Behind} */ (working.get(number)));
    asked?.resolve(report);
}

/** @param {number} number @param {Later} later */
function takeLater(number, later) {
    const found = working.get(number);
    if (!found) return;
    found.now = later;
    if (later.done) working.delete(number);
    for (const heard of found.heard) heard(later);
}
