/** How long the note of a candidate to a company may be, in characters. */
export const COVERING_NOTE_MAX = 400

/** The version of the text about personal data in the dialog of applying. A change of the text needs another number. */
export const applicationNoteVersion = ({ hasAnswers, hasNote }: { hasAnswers: boolean; hasNote: boolean }): number =>
  1 + Number(hasAnswers) + 2 * Number(hasNote)
