/** The content of one mail. Text and HTML are both made from it, so that neither lacks anything. */
export interface Letter {
  /** Also the heading. */
  subject: string
  paragraphs: readonly string[]
  /** Things of a list: the name of each is its link, and the text and what can be done about it stand below. */
  items?: readonly { text: string; label: string; path: string; links?: readonly { label: string; path: string }[] }[]
  /** The button. The path is one of the product, it may have a query and a fragment. */
  action?: { label: string; path: string }
  /** Small print, below the button. */
  notes?: readonly string[]
  /** Small links, below the notes. */
  links?: readonly { label: string; path: string }[]
  /**
   * The path that unsubscribes from letters of this kind, by GET for people and by POST for mail programs. Absent: they
   * cannot be stopped.
   */
  unsubscribePath?: string
  /** A file for calendars (iCalendar), attached. */
  calendar?: string
  /** The label of the link with the path above. Absent: mails about applications. */
  unsubscribeLabel?: string
}

/** The token of links in examples: as long as a real one. */
export const EXAMPLE_TOKEN = 'q3Zt8m1vXkD5yB2nR7wLc0sJhF6gTaPeUo4iVxYzK9E'

/** Declares a letter: example data for preview and tests, and a function that writes its text. */
export const declareLetter =
  <Data extends object>(example: Data) =>
  (write: (data: Data) => Letter) =>
    Object.assign(write, { example })

export type AnyLetter = ((data: never) => Letter) & { example: object }

export const exampleOf = (letter: AnyLetter): Letter => letter(letter.example as never)
