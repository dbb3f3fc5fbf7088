/** The language of the page: the browser's, until another one is chosen. */

/** Each by its own name, as its reader looks for it. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", cs: "čeština", sk: "slovenčina", ru: "русский" };

const CASES = ["nominative", "genitive", "dative", "accusative", "instrumental"];

let spoken = wished();

/** @returns {string} the language that the page speaks now */
export const language = () => spoken;

/** @param {string} wanted the language that it speaks from now on */
export function speak(wanted) {
    spoken = wanted;
    document.documentElement.lang = wanted;
}

/** @returns {string} the first language of the browser that the page speaks, too */
function wished() {
    const asked = navigator.languages.map((each) => each.slice(0, 2));
    return asked.find((each) => each in LANGUAGES) ?? "en";
}

/** A fixed name in the case that a text asks for.
 * @param {string[]} forms of the name, in the order of the cases @param {string} [wanted]
 * @returns {string} */
export function declined(forms, wanted = CASES[0]) {
    return forms[CASES.indexOf(wanted)] ?? forms[0];
}
