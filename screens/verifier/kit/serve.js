/** The worker's side: checks a task, reports its progress, and returns the report. */

import { utf8 } from "./bytes.js";
import { verified } from "./verdict.js";

/** @typedef {{ number: number, evidence: Uint8Array | string, kept: import("./kept.js").Kept[] }} Task */

/** Answer every task that the page sends.
 * @param {import("./referee.js").Shelf} shelf of the games that are known */
export function serve(shelf) {
    onmessage = ({ data }) => {
        const { number, evidence, kept } = /** @type {Task} */ (data);
        const bytes = typeof evidence === "string" ? utf8(evidence) : evidence;
        const report = verified(bytes, kept, shelf, (stage, part, at) =>
            postMessage({ number, stage, part, at }),
        );
        postMessage({ number, report });
    };
}
