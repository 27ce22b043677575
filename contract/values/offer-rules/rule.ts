/** `fraude` stops an offer. `redaccion` warns its author and marks the offer for review. */
export type RuleKind = 'fraude' | 'redaccion'

/** Texts of a rule for the author and the reviewer. */
export interface RuleText {
  kind: RuleKind
  /** Short, as a heading. */
  title: string
  /** Why it is a problem. */
  reason: string
  /** How to say it better. */
  advice: string
  /** The legal basis of the rule, or the terms of the site. Operators read it. */
  law: string
}

/** A rule about words. All quantifiers of its patterns are bounded, so that the work is linear in the length of the text. */
export interface TextRule extends RuleText {
  /** Compared with text in small letters, without accents (see normalize-text.ts). */
  patterns: readonly RegExp[]
  /** Innocent if this matches what stands before it in the sentence. */
  unlessAfter?: RegExp
  /** A match that holds this is never innocent. */
  neverInnocent?: RegExp
  /** It counts only in an offer that has this somewhere. */
  needs?: RegExp
  /** Compared with the telephone view instead of the words. */
  isPhone?: boolean
}
