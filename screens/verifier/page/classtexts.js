/** The texts for the classes of findings, and for unreadable files. */

/** @type {Record<string, string>} */
export const CLASS_TEXTS = {
    "class.unreadable": "this cannot be read",
    "class.line": "such a line cannot stand here, or the wrong side wrote it",
    "class.key": "with this key anybody could sign receipts",
    "class.board": "the board is not the one that the first line names",
    "class.share":
        "the words of all the other players, and of nobody else, are missing before something is sealed, or" +
        " new ones after a deal",
    "class.nonce": "its random number was used before, so what it seals is not safely hidden",
    "class.rule": "a rule forbids this move",
    "class.seals": "more or fewer things are sealed here than there are to hide",
    "class.sheet.due": "an answer sheet is missing, or stands where none is due",
    "class.head.due": "a receipt is missing where one is due",
    "class.signature":
        "this receipt does not fit what stands before it: something there was changed, or somebody" +
        " else signed it",
    "class.proof": "the table cannot ask for fewer receipts than before, or for as many again",
    "class.retract": "this line could not be taken back: it was shown or heard, or it does not count",
    "class.opening.missing": "something that the answer must reveal is not revealed",
    "class.opening.superfluous": "something is revealed that no answer asks for",
    "class.opening.twice": "the same thing is revealed twice",
    "class.opening.stale": "what is revealed was sealed earlier and does not count any more",
    "class.opening.retracted": "what is revealed was sealed by a line that was taken back",
    "class.opening.false": "what is revealed here is not what was said, or not what was sealed before",
    "class.salt": "two hidden things were sealed with the same random number",
    "class.seed": "this is not what the first line promised for opening all seals",
    "class.clear": "the revealed move is not the one that the record shows",
    "class.seal": "the seal does not fit this move: something else was sealed",
    "class.sheet": "the answer sheet does not fit the map: a lie was sealed in it",
    "class.head.table": "this receipt is from another table",
    "class.head.longer": "this receipt covers more lines than there are: lines were dropped",
    "class.head.differs":
        "this receipt covers other lines: it was copied wrongly, the record was rewritten, or there" +
        " are two",
    "class.head.hour":
        "this code is of another hour than the one that was noted with it; compare it with what was shown" +
        " then",
    "class.head.mistyped": "probably mistyped: compare the letters",
    "class.head.signature": "this receipt is not signed by the table's key",
    "class.words": "these words fit no receipt of their hour",
    "class.words.misheard": "probably misheard: five of the six words fit; compare the notes",
    "class.words.share":
        "by that hour you yourselves had said other words; give the receipt words together with the" +
        " words that you had said by then",
    "why.at": "line {at} of the evidence: {reason}. Ask for a fresh copy of the whole file",
    "why.large": "evidence is never larger than 1000000 bytes",
    "why.utf8": "this is not UTF-8 text",
    "why.unfinished": "the last line has no end; the file was cut off",
    "why.blanks": "words must stand one space apart, with none before or after them",
    "why.unseen": "it holds a character that cannot be seen",
    "why.composed": "its letters are spelled in a way that is not allowed (not NFC)",
    "why.long": "it is longer than 2048 characters",
    "why.first": "evidence must begin with the first line of a record",
    "why.version": "this record has another format version; take a newer page",
    "why.options": "its game has no such options",
    "why.players": "these are not two to five names of players",
    "why.file": "the board must stand right below the first line, and only there",
    "why.board": "there can be no such board",
    "why.edition": "the board has another name than the first line says",
    "why.shape": "this is not a line of a record",
    "why.opening": "this reveals nothing that was sealed",
    "why.lines": "a record has at most 9999 lines",
    "why.clear": "a revealed move stands where none may",
    "why.unclear": "a revealed move is missing",
    "why.head":
        "this is no receipt; copy its code whole, from beginning to end",
    "why.words": "type receipt words after the two digits of their hour, like this: 07: word word …",
    "why.share": "one of your words is on no list",
};
