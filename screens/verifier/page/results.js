/** A report, shown in the order in which it should be read: what was said, what binds it, what is
 * wrong, what follows. */

import { bindingsSection } from "./bindings.js";
import { claimsSection } from "./claims.js";
import { conclusionBox, findingsSection, hiddenSection } from "./conclusion.js";
import { dealsSection } from "./deals.js";
import { make } from "./dom.js";
import { pathSection } from "./player.js";
import { said } from "./texts.js";

/** @typedef {import("../checks/verdict.js").Report} Report */

/** @param {Report} report @param {import("../checks/kept.js").Kept[]} kept @returns {HTMLElement[]} */
export function resultsOf(report, kept) {
    const read = report.table !== null;
    const sections = [
        make("h2", { id: "result-title", tabindex: -1 }, said("result.title")),
        read ? about(report) : null,
        read && report.lines.length ? claimsSection(report) : null,
        read ? hiddenSection(report) : null,
        read ? dealsSection(report, kept.length > 0) : null,
        read ? bindingsSection(report, kept) : null,
        findingsSection(report),
        conclusionBox(report),
        read ? pathSection(report) : null,
    ];
    return sections.filter((section) => section !== null);
}

/** @param {Report} report @returns {HTMLElement} */
function about({ table }) {
    const { id = "", lines = 0, players = [], keeper } = table ?? {};
    const values = {
        id,
        lines,
        players: players.join(", "),
        keeper: keeper ?? said("result.unknown"),
    };
    return make("p", {}, said("result.about", values));
}
