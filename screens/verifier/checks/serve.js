/** The worker's side: takes a task, tells how far it is, and gives the report. */

import { utf8 } from "./bytes.js";
import { verified } from "./verdict.js";

/** @typedef {{ number: number, evidence: Uint8Array | string, kept: import("./kept.js").Kept[] }} Task */

/** Answer every task that the page sends. */
export function serve() {
    onmessage = ({ data }) => {
        const { number, evidence, kept } = /** @type {Task} */ (data);
        const bytes = typeof evidence === "string" ? utf8(evidence) : evidence;
        const report = verified(bytes, kept, (stage, part, at) =>
            postMessage({ number, stage, part, at }),
        );
        postMessage({ number, report });
    };
}
