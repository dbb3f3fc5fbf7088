/** The button that starts the check, its progress, and the results. */

import { conclusionOf } from "./answer.js";
import { checked, stopChecking } from "./checker.js";
import { make, refill } from "./dom.js";
import { resultsOf, wordsFor } from "./results.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {{ status: HTMLElement, bar: HTMLProgressElement, start: HTMLButtonElement,
 *   stop: HTMLButtonElement, results: HTMLElement }} Parts */

/** @typedef {{ report: import("../kit/verdict.js").Report, kept: Kept[] }} Found the last report, and
 *   what was kept then */

/** @param {() => Uint8Array | string | null} evidence @param {() => Kept[]} kept
 * @param {Found | null} [found] what is shown at once
 * @returns {{ results: HTMLElement, controls: HTMLElement[], found: () => Found | null }} */
export function checkBox(evidence, kept, found = null) {
    const parts = {
        status: make("p", { role: "status", class: "status" }),
        bar: make("progress", { max: 1, value: 0, "aria-label": said("check"), hidden: true }),
        start: make("button", { type: "submit", class: "main" }, said("check")),
        stop: make("button", { type: "button", hidden: true }, said("cancel")),
        results: make("div", { class: "results", hidden: true }),
    };
    const form = make("form", { class: "buttons" }, parts.start, parts.stop, parts.bar);
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        found = await run(parts, evidence(), kept());
    });
    if (found) tell(parts, found);
    setBusy(parts, false);
    parts.stop.addEventListener("click", () => stopChecking());
    return { results: parts.results, controls: [form, parts.status], found: () => found };
}

/** @param {Parts} parts @param {Uint8Array | string | null} evidence @param {Kept[]} kept
 * @returns {Promise<Found | null>} */
async function run(parts, evidence, kept) {
    if (evidence === null) {
        say(parts, said("check.missing"));
        return null;
    }
    setBusy(parts, true);
    refill(parts.results);
    let found = null;
    try {
        const report = await checked(evidence, kept, (stage, part, at) => {
            parts.bar.value = part;
            say(parts, said(`check.${stage}`, { number: at + 1 }));
        });
        found = { report, kept };
        tell(parts, found);
    } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        say(parts, reason ? said("check.failed", { reason }) : said("check.stopped"));
    }
    setBusy(parts, false);
    parts.results.querySelector("h2")?.focus();
    if (!parts.results.hidden) parts.results.scrollIntoView();
    return found;
}

/** @param {Parts} parts @param {Found} found */
function tell(parts, { report, kept }) {
    refill(parts.results, ...resultsOf(report, kept));
    say(parts, said("check.done", { verdict: conclusionOf(report, wordsFor(report)).short }));
}

/** Say what is new: a screen reader hears each sentence once.
 * @param {Parts} parts @param {string} words */
function say({ status }, words) {
    if (status.textContent !== words) status.textContent = words;
}

/** @param {Parts} parts @param {boolean} busy */
function setBusy({ bar, start, stop, results }, busy) {
    [bar.hidden, stop.hidden, start.disabled] = [!busy, !busy, busy];
    results.hidden = busy || !results.firstChild;
}
