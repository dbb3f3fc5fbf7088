/** One script for both sides: in the page it opens the page, in a worker it checks. */

import { SHELF } from "../games/shelf.js";
import { fromBase64 } from "../kit/bytes.js";
import { serve } from "../kit/serve.js";
import { checkBox } from "./checkbox.js";
import { checked } from "./checker.js";
import { make, refill } from "./dom.js";
import { evidenceBox } from "./evidencebox.js";
import { keptBox } from "./keptbox.js";
import { ownSum } from "./ownsum.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/kept.js").Kept} Kept */

/** Open the page. */
function opened() {
    const kept = keptBox();
    const evidence = evidenceBox(kept.add);
    const { results, controls } = checkBox(evidence.given, kept.kept);
    refill(
        /** @type {HTMLElement} */ (document.getElementById("page")),
        make("header", {}, make("h1", {}, said("title")), make("p", {}, said("lead"))),
        make("main", {}, results, evidence.element, kept.element, ...controls),
        make(
            "footer",
            {},
            make("h2", {}, said("self.title")),
            make("p", {}, said("self.sum", { sum: "" }), make("code", { id: "sum" }, ownSum())),
            make("p", {}, said("self.how")),
        ),
    );
    /** @type {any} */ (window).companion = { verify };
}

/** The same check for programs that drive this page.
 * @param {string | Uint8Array | { base64: string }} evidence @param {(string | Kept)[]} [kept]
 * @returns {Promise<import("../kit/verdict.js").Report>} */
function verify(evidence, kept = []) {
    const things = kept.map((each) => (typeof each === "string" ? { head: each } : each));
    const coded = typeof evidence === "object" && "base64" in evidence;
    return checked(coded ? (fromBase64(evidence.base64) ?? "") : evidence, things);
}

if (typeof document === "undefined") serve(SHELF);
else opened();
