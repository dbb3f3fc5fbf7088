/** Everything that the page says, in one table. Words in braces are filled in. */

/** @type {Record<string, string>} */
export const TEXTS = {
    title: "The second verifier",
    lead: "Judge a game's record on your own device. This page has no network: what you give it stays here.",
    "evidence.title": "The evidence",
    "evidence.choose": "Choose the evidence file, or drop it anywhere on this page",
    "evidence.paste": "Or paste its text",
    "evidence.none": "Nothing chosen yet.",
    "evidence.file": "{name}, {size} bytes.",
    "evidence.pasted": "Pasted text, {size} characters.",
    "evidence.large":
        "This has {size} bytes, and evidence is never larger than {most}. It was not read.",
    "evidence.head": "That is a head, not evidence. It now stands below, among what you kept.",
    "evidence.page": "That is a page, not evidence. The SHA-256 of that file: {sum}",
    "evidence.broken": "This file cannot be read here: {reason}",
    "kept.title": "What you kept",
    "kept.lead":
        "Only what you or another player kept yourselves counts: a head from a photo or a file, or six words" +
        " with their hour and your share. A copy that the keeper gives you now proves nothing.",
    "kept.head": "A head: the short form or the signed note",
    "kept.words": "Six words",
    "kept.hour": "Hour",
    "kept.share": "The players' share: your words or their numbers, in the order of the players",
    "kept.remove": "Remove",
    "kept.removed": "Removed.",
    "kept.addHead": "Add a head",
    "kept.addWords": "Add six words",
    "kept.item": "Kept thing {number}",
    "words.count": "Words: {count}.",
    "words.six": "Words: {count} of 6.",
    "words.unknown": "On no list: {words}.",
    "words.ready": "All words known.",
    "words.choose": "Words that begin so",
    check: "Check",
    cancel: "Stop",
    "check.missing": "Choose the evidence first.",
    "check.walk": "Reading the record, line by line …",
    "check.audit": "Working out every seal from the seed …",
    "check.words": "Working out six words ({number}); each head of the hour takes about a second …",
    "check.stopped": "Stopped.",
    "check.failed":
        "This device could not finish: {reason}. Six words need 128 MiB of free memory.",
    "check.done": "Checked. {verdict}",
    "result.title": "The report",
    "result.verdict": "The verdict",
    "result.about":
        "MIND MGMT, table {id}, {lines} lines. Players: {players}. Recruiter: {keeper}.",
    "result.unknown": "not told",
    "claims.title": "What was said and lay on the table, as the keeper typed it",
    "claims.lead": "Read this first. Everything below is judged on the condition that this is so.",
    "claims.setup": "The set-up: {count} lines",
    "claims.walls": "Mayhem on the board",
    "claims.tokens": "Tokens, notes, and pieces put right",
    "claims.rulings": "Rulings, and rules set aside",
    "claims.unknown": "Not entered; you check these yourselves",
    "claims.retracted": "Taken back before a head held it",
    "claims.mistakes": "Mistakes that the keeper admitted",
    "claims.board": "This board is not the printed one in",
    "claims.printed": "The board is the printed one, as this page knows it.",
    "claims.none": "None.",
    "claims.hour": "{hour}:00",
    "bound.title": "What you kept",
    "bound.none": "What you kept: nothing was given.",
    "bound.fits": "fits; it holds the lines 1 to {size}, up to the hour {hour}:00",
    "bound.head": "Head {text}",
    "bound.words": "Words {text}",
    "bound.answers": "Answers, and what binds them",
    "bound.line": "Line",
    "bound.hour": "Hour",
    "bound.answer": "Answer",
    "bound.before": "Head before",
    "bound.after": "Head after",
    "bound.free": "none needed",
    "bound.not": "none",
    "bound.open": "Not bound by kept heads before and after: answers of {hours}",
    "mark.both": "bound",
    "mark.before": "no kept head after it",
    "mark.after": "no kept head before it",
    "mark.neither": "not bound by a kept head",
    "deals.title": "What the program dealt",
    "deals.lead": "The program dealt after these words; compare them with what you said:",
    "deals.bound":
        "Kept heads bind the deal before and after these words: it could not be chosen.",
    "deals.later": "No kept head holds these words: others could have been said.",
    "deals.chosen": "Nobody kept the head before the deal: it could have been chosen.",
    "findings.title": "Findings",
    "findings.none": "None.",
    "findings.line": "line {line}, ",
    "hidden.title": "What was hidden, as the seed shows it",
    "hidden.lead": "Compare the cards of cardboard.",
    "hidden.card": "Card: {card}",
    "hidden.features": "Features: {features}",
    "hidden.stopped": "The players stopped before the game was over; nobody has won.",
    "path.title": "The path, hour by hour",
    "path.part": "The path, as far as it could be checked",
    "path.first": "First hour",
    "path.back": "One hour back",
    "path.play": "Play",
    "path.pause": "Pause",
    "path.next": "One hour on",
    "path.last": "Last hour",
    "path.hour": "Hour",
    "path.keys": "Keys: arrows, Home, End; the space bar plays.",
    "path.now": "{hour}:00. The Recruiter is in {place} ({features}).",
    "path.start": "He starts there.",
    "path.step": "A step.",
    "path.slip": "A mind slip.",
    "path.visited": "Before: {path}.",
    "path.quiet": "Nothing was asked in this hour.",
    "path.temple": "temple",
    "path.board": "The board, with the path up to {hour}:00",
    "path.legend":
        "Circles with hours: the path. A square: a step token. A square with an hour: a confirmed note." +
        " A diamond: the second mind-slip token. A zigzag: mayhem.",
    "limits.device":
        "This proves something on a device of your own, with heads that you kept yourselves.",
    "limits.keeper":
        "On the keeper's machine, or with the keeper's own copy of a head, it proves nothing.",
    "limits.left":
        "Left to the program: how agents and Immortals move and act, numbers of tokens and cards." +
        " All of that lay open on the table.",
    "self.title": "This page itself",
    "self.sum": "SHA-256 of this page, worked out from its own text: {sum}",
    "self.how":
        "The program prints the same number (companion verifier, companion verify). But a page that lies can print" +
        " any number: so take the SHA-256 of this file with another tool, or drop the file into a copy of this" +
        " page that you trust, and compare.",
    "exit.0":
        "CLEAN: if this is what was said and what lay on the board, every move was lawful and every" +
        " answer true, and your heads bind all of it. Now compare the cards of cardboard: the" +
        " features and the Recruiter card.",
    "exit.1": "NOT CLEAN: see the findings.",
    "exit.1.misheard":
        "PROBABLY MISHEARD: nothing was found but six words of which only five fit. Compare your notes," +
        " and judge again with all six right; until then they bind nothing.",
    "exit.2": "This is no evidence.",
    "exit.2.kept": "NOT READABLE: something that you kept cannot be read.",
    "exit.3":
        "NOTHING KEPT: without a head that one of you kept, all this could have been written" +
        " afterwards.",
    "exit.4":
        "NOT PROVEN: the seed is not shown. What was opened so far fits; the rest is still sealed.",
    "exit.5":
        "CLEAN, BUT NOT ALL BOUND: every move was lawful and every answer true, but something that" +
        " was said or dealt is bound by no head that you kept, and could have been written later.",
    "class.unreadable": "this cannot be read",
    "class.line": "this is no line of the record or the game here, or it is of the wrong seat",
    "class.key": "the public key is one with which anybody could sign",
    "class.board": "the board is not the one that the first line names",
    "class.share":
        "there is no share of all the other players before the first seal, or of new words behind" +
        " a deal",
    "class.nonce": "its nonce was used before",
    "class.rule": "a rule forbids this move",
    "class.seals": "it has another number of seals than it hides facts",
    "class.sheet.due": "a sheet is missing, or stands where none is due",
    "class.head.due": "a head is missing where one is due",
    "class.signature": "the signature of the head is not genuine",
    "class.retract": "this line cannot be taken back: it was shown, heard or does not count",
    "class.opening.missing": "something that the answer must open is not opened",
    "class.opening.superfluous": "something is opened that no answer asks for",
    "class.opening.twice": "the same thing is opened twice",
    "class.opening.stale": "what is opened was sealed earlier and is not in force any more",
    "class.opening.retracted": "what is opened was sealed by a line that was taken back",
    "class.opening.false": "the opening does not fit what was said, or what was sealed",
    "class.salt": "one salt stands in the openings of two facts",
    "class.seed": "this is not the seed that the first line commits to",
    "class.clear": "the move in clear is not the one that the record shows",
    "class.seal": "the seal does not follow from the seed and the move: something else was sealed",
    "class.sheet": "the sheet does not follow from the seed and the map: a lie was sealed in it",
    "class.head.table": "this head is of another table",
    "class.head.longer": "this head covers more lines than there are: lines were dropped",
    "class.head.differs":
        "this head covers other lines: the record was rewritten, or there are two",
    "class.head.signature": "this head is not signed by the table's key",
    "class.words": "these words fit no head of their hour",
    "class.words.misheard": "probably misheard: five of the six words fit; compare the notes",
    "class.words.share":
        "the record had another share at that hour; if yours was noted then, give these words with" +
        " the share of that hour",
    "why.at": "line {at} of the evidence: {reason}. Ask for a fresh copy of the whole file",
    "why.large": "evidence is never larger than 1000000 bytes",
    "why.utf8": "this is not UTF-8 text",
    "why.unfinished": "the last line has no end; the file was cut off",
    "why.blanks": "one blank stands between words, and none before or after",
    "why.unseen": "it holds a character that cannot be seen",
    "why.composed": "its letters are not composed (NFC)",
    "why.long": "it is longer than 2048 characters",
    "why.first": "evidence begins with the first line of a record",
    "why.version": "this record is of another format version; take a newer page",
    "why.game": "this page knows MIND MGMT only",
    "why.options": "the options of the first line are not those of a sealed game",
    "why.players": "these are not two to five names of players",
    "why.file": "the board of the first line stands below it, and only there",
    "why.board": "such a board cannot be printed",
    "why.edition": "the board has another name than the first line says",
    "why.shape": "this is no line of a record",
    "why.opening": "this is no opening",
    "why.lines": "a record has at most 9999 lines",
    "why.clear": "a move in clear stands where none may",
    "why.unclear": "a move in clear is missing",
    "why.head":
        "this is no head; a head is copied whole, from its first word on, a short one in one line",
    "why.words": "six words are typed behind the two digits of their hour, like this: 07: word word …",
    "why.share": "a word of the share is on no list",
};

/** @param {string} key @param {Record<string, string | number>} [values] @returns {string} */
export function said(key, values = {}) {
    const text = TEXTS[key] ?? key;
    return text.replace(/\{([a-z]+)\}/g, (whole, name) => String(values[name] ?? whole));
}
