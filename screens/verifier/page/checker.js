/** The page's side of the worker, which runs the page's own script. */

import { MOST_BYTES } from "../kit/evidence.js";
import { tooLarge } from "../kit/verdict.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {(stage: string, part: number, at: number) => void} Heard */
/** @typedef {{ number: number, stage?: string, part?: number, at?: number, report?: Report }} Message */
/** @typedef {{ resolve: (report: Report) => void, reject: (reason: Error) => void, heard: Heard }} Waiting */

/** @type {Worker | null} */
let worker = null;
let tasks = 0;
/** @type {Map<number, Waiting>} */
const waiting = new Map();

/** @param {Uint8Array | string} evidence @param {Kept[]} kept @param {Heard} [heard]
 * @returns {Promise<Report>} */
export function checked(evidence, kept, heard = () => {}) {
    if (evidence.length > MOST_BYTES) return Promise.resolve(tooLarge());
    const number = ++tasks;
    worker ??= started();
    worker.postMessage({ number, evidence, kept });
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject, heard }));
}

/** Stop whatever is being checked. @param {string} [reason] */
export function stopChecking(reason = "") {
    worker?.terminate();
    worker = null;
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
function take({ number, stage, part = 0, at = 0, report }) {
    const asked = waiting.get(number);
    if (stage) asked?.heard(stage, part, at);
    if (!report) return;
    waiting.delete(number);
    asked?.resolve(report);
}
