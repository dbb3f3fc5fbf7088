/** The entry of the script, which opens the page in a window and checks in a worker. */

import { SHELF } from "../games/shelf.js";
import { fromBase64 } from "../kit/bytes.js";
import { serve } from "../kit/serve.js";
import { checkBox } from "./checkbox.js";
import { checked, hearLater } from "./checker.js";
import { make, refill } from "./dom.js";
import { evidenceBox } from "./evidencebox.js";
import { keptBox } from "./keptbox.js";
import { language, speak } from "./language.js";
import { languageBox } from "./languagebox.js";
import { ownSum } from "./ownsum.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/kept.js").Kept} Kept */

/** @typedef {{ given: import("./evidencebox.js").Given, kept: string,
 *   found: import("./checkbox.js").Found | null }} Before what the page held in another language */

/** Open the page. @param {Before} [before] */
function opened(before) {
    const kept = keptBox();
    if (before?.kept) kept.add(before.kept);
    const evidence = evidenceBox(kept.add, before?.given);
    const { results, controls, found } = checkBox(evidence.given, kept.kept, before?.found);
    const again = () =>
        opened({ given: evidence.given(), kept: kept.typed(), found: found() });
    document.title = said("page");
    refill(
        /** @type {HTMLElement} */ (document.getElementById("page")),
        make("header", {}, languageBox(again), make("h1", {}, said("title")), make("p", {}, said("lead"))),
        make("main", {}, results, evidence.element, kept.element, ...controls),
        make(
            "footer",
            {},
            make("h2", {}, said("self.title")),
            make("p", {}, said("self.sum", { sum: "" }), make("code", { id: "sum" }, ownSum())),
            make("p", {}, said("self.how")),
        ),
    );
    /** @type {any} */ (window).companion = { verify, understand };
}

/** The same check for programs that drive this page.
 * @param {string | Uint8Array | { base64: string }} evidence @param {(string | Kept)[]} [kept]
 * @returns {Promise<import("../kit/verdict.js").Report>} */
function verify(evidence, kept = []) {
    const things = kept.map((each) => (typeof each === "string" ? { head: each } : each));
    const coded = typeof evidence === "object" && "base64" in evidence;
    return checked(coded ? (fromBase64(evidence.base64) ?? "") : evidence, things);
}

/** What could be known of a revealed game, for programs, too.
 * @param {string | Uint8Array | { base64: string }} evidence @returns {Promise<unknown>} null where nothing is */
async function understand(evidence) {
    const report = await verify(evidence);
    return new Promise((resolve) =>
        hearLater(report, ({ found, done }) => (found || done ? resolve(found) : undefined)),
    );
}

if (typeof document === "undefined") serve(SHELF);
else {
    speak(language());
    opened();
}
