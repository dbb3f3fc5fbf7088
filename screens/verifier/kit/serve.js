/** The worker's side: checks a task, reports its progress, and returns the report; then it goes on in slices
 * with what nobody waits for, until there is another task. */

import { utf8 } from "./bytes.js";
import { verified } from "./verdict.js";

/** @typedef {{ number: number, evidence: Uint8Array | string, kept: import("./kept.js").Kept[] }} Task */
/** @typedef {import("./referee.js").Work} Work */

/** Milliseconds that a slice takes, about. */
const SLICE = 100;

/** Answer every task that the page sends.
 * @param {import("./referee.js").Shelf} shelf of the games that are known */
export function serve(shelf) {
    let current = 0;
    /** @param {number} number of the task @param {Work} work */
    const goOn = (number, work) => {
        if (number !== current) return;
        const until = performance.now() + SLICE;
        try {
            let slice = work.next();
            while (!slice.done && performance.now() < until) slice = work.next();
            if (slice.done) return postMessage({ number, later: { share: 1, found: slice.value, done: true } });
            postMessage({ number, later: { share: slice.value, found: null, done: false } });
            setTimeout(goOn, 0, number, work);
        } catch {
            postMessage({ number, later: { share: 0, found: null, done: true } });
        }
    };
    onmessage = ({ data }) => {
        const { number, evidence, kept } = /** @type {Task} */ (data);
        current = number;
        const bytes = typeof evidence === "string" ? utf8(evidence) : evidence;
        /** @type {Work | null} */
        let waiting = null;
        const report = verified(
            bytes,
            kept,
            shelf,
            (stage, part, at) => postMessage({ number, stage, part, at }),
            (work) => (waiting = work),
        );
        postMessage({ number, report });
        if (waiting) goOn(number, waiting);
        else postMessage({ number, later: { share: 0, found: null, done: true } });
    };
}
