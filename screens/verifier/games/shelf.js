/** The games that this page knows: a game has one line in each list here, and a folder beside this file. */

import { CHECKS as MIND_MGMT } from "./mind_mgmt/checks.js";
import { WORDS as MIND_MGMT_WORDS } from "./mind_mgmt/shown/words.js";

/** What they check. @type {import("../kit/referee.js").Shelf} */
export const SHELF = new Map([["mind-mgmt", MIND_MGMT]]);

/** What they say. @type {ReadonlyMap<string, import("../page/words.js").Words>} */
export const WORDS = new Map([["mind-mgmt", MIND_MGMT_WORDS]]);
