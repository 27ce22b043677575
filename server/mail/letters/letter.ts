/** What one mail says. Its text and its HTML are both made of it, so that neither lacks anything. */
export interface Letter {
  /** Also the heading. */
  subject: string
  paragraphs: readonly string[]
  /** Things of a list, each with a link of its own. */
  items?: readonly { text: string; label: string; path: string }[]
  /** The button. The path is one of the product, it may have a query and a fragment. */
  action?: { label: string; path: string }
  /** Small print, below the button. */
  notes: readonly string[]
  /** Where somebody ends letters of this kind, by GET for people and by POST for mail programs. Without it nobody can. */
  unsubscribePath?: string
}

/** What every letter is given: where its button leads. */
export interface Link {
  path: string
}
