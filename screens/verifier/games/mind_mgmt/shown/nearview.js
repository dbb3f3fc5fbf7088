/** How near the agents came, hour by hour, as a picture. */

import { named } from "../state.js";
import { draw } from "../../../page/dom.js";
import { said } from "./texts.js";

/** @typedef {import("../secrets/path.js").Hour} Hour */

const [WIDE, HIGH, EDGE] = [40, 16, 22];

/** @param {Hour[]} hours @param {number} now how many of them were shown @returns {Element | null} */
export function nearPicture(hours, now) {
    const measured = hours.filter(({ nearest }) => nearest);
    if (!measured.length) return null;
    const most = Math.max(...measured.map(({ nearest }) => nearest?.apart ?? 0), 1);
    const ground = EDGE + HIGH * most;
    return draw(
        "svg",
        {
            viewBox: `0 0 ${WIDE * measured.length} ${ground + 2 * EDGE}`,
            role: "img",
            "aria-label": said("near.picture", { hour: named(hours[now - 1].hour) }),
        },
        ...measured.flatMap((hour, at) => columnOf(hour, at, ground, hour === hours[now - 1])),
    );
}

/** @param {Hour} hour @param {number} at @param {number} ground @param {boolean} now @returns {Element[]} */
function columnOf({ hour, nearest, asked }, at, ground, now) {
    const apart = nearest?.apart ?? 0;
    const [x, y] = [WIDE * at, ground - HIGH * apart];
    const text = (/** @type {number} */ height, /** @type {string} */ words) =>
        draw("text", { x: x + WIDE / 2, y: height }, words);
    return [
        draw("rect", { class: now ? "far now" : "far", x: x + 6, y, width: WIDE - 12, height: HIGH * apart }),
        text(y - 5, String(apart)),
        text(ground + 18, named(hour)),
        text(ground + 36, "?".repeat(Math.min(asked, 4))),
    ];
}
