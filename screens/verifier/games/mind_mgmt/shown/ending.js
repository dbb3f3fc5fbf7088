/** Who won, and what to compare with the box. */

import { namesOf, placeText } from "./names.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */

/** @param {Report} report @returns {string | null} who won, and why */
export function whoWon(report) {
    /** @type {import("../secrets/won.js").Won | null} */
    const won = report.won;
    if (!won) return null;
    const keeper = report.table?.keeper;
    return said(`won.${won.why}`, {
        hour: won.hour,
        agent: won.agent ? said(`agent.${won.agent}`) : "",
        place: won.place && said("won.place", { place: placeText(won.place, namesOf(report)) }),
        name: keeper ? said("won.name", { name: keeper }) : "",
    });
}

/** @param {Report} report @returns {string[]} the cards that the seed shows */
export function toCompare(report) {
    /** @type {import("../secrets/path.js").Shown | null} */
    const shown = report.shown;
    if (!shown?.card || !shown.features.length) return [];
    const names = namesOf(report);
    const features = shown.features.map((each) => names.feature(each)).join(", ");
    return [
        said("next.cards"),
        said("next.card", { card: said(`card.${shown.card}`) }),
        said("next.features", { features }),
    ];
}
