/** Findings, what was hidden, and the conclusion in the program's own words. */

import { RULE_TEXTS } from "../checks/generated.js";
import { make } from "./dom.js";
import { said } from "./texts.js";

/** @typedef {import("../checks/verdict.js").Report} Report */

const SIGNS = ["✓", "✗", "✗", "?", "?", "○"];
const MOODS = ["good", "bad", "bad", "open", "open", "open"];
const EXIT_OPEN = 3; // looks like a verdict that still needs something from whoever kept it

/** @param {Report} report @returns {string} the one sentence that a check comes to */
export function conclusionOf(report) {
    const { exit, why, table } = report;
    if (misheard(report)) return said("exit.1.misheard");
    if (exit !== 2) return said(`exit.${exit}`);
    if (table) return said("exit.2.kept");
    const reason = said(`why.${why?.key}`);
    const placed = why?.at ? said("why.at", { at: why.at, reason }) : reason;
    return `${said("exit.2")} ${placed}`;
}

/** @param {Report} report @returns {boolean} whether nothing was found but words that were misheard */
function misheard({ exit, findings }) {
    return exit === 1 && findings.every((each) => each.class === "words.misheard");
}

/** @param {Report} report @returns {HTMLElement} */
export function conclusionBox(report) {
    const mood = misheard(report) ? EXIT_OPEN : report.exit;
    const sign = make("span", { "aria-hidden": "true" }, `${SIGNS[mood]} `);
    return make(
        "section",
        { class: `conclusion ${MOODS[mood]}`, "aria-labelledby": "verdict-title" },
        make("h3", { id: "verdict-title" }, said("result.verdict")),
        make("p", {}, sign, make("strong", {}, conclusionOf(report))),
        make("p", {}, said("limits.device")),
        make("p", {}, said("limits.keeper")),
        make("p", {}, said("limits.left")),
    );
}

/** @param {Report} report @returns {HTMLElement} */
export function findingsSection({ findings }) {
    return make(
        "section",
        { "aria-labelledby": "findings-title" },
        make("h3", { id: "findings-title" }, said("findings.title")),
        findings.length
            ? make(
                  "ul",
                  {},
                  ...findings.map((each) => make("li", { class: "bad" }, `✗ ${findingText(each)}`)),
              )
            : make("p", {}, said("findings.none")),
    );
}

/** @param {import("../checks/walk.js").Finding} finding @returns {string} */
function findingText({ line, class: kind, rule }) {
    const where = line === 0 ? "" : said("findings.line", { line });
    if (!rule) return `${where}${kind}: ${said(`class.${kind}`)}`;
    const words = /** @type {Record<string, string>} */ (RULE_TEXTS)[rule];
    return `${where}${kind}: ${rule}: ${words ?? said("class.rule")}`;
}

/** @param {Report} report @returns {HTMLElement | null} */
export function hiddenSection({ shown, table }) {
    if (!shown) return null;
    return make(
        "section",
        { "aria-labelledby": "hidden-title" },
        make("h3", { id: "hidden-title" }, said("hidden.title")),
        make("p", {}, said("hidden.lead")),
        make(
            "ul",
            {},
            make("li", {}, said("hidden.card", { card: shown.card ?? "?" })),
            make("li", {}, said("hidden.features", { features: shown.features.join(", ") || "?" })),
        ),
        table?.over ? null : make("p", {}, said("hidden.stopped")),
    );
}
