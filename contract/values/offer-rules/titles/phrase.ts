import { findArticle, writeLike, type Form } from './both-forms.ts'
import type { Word } from './read-words.ts'

/** A part of a text, and what is written instead. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A text with its words, and how it is read. */
export interface Scope {
  text: string
  words: readonly Word[]
  /** Titles also name people by their sex or age, and their first word is read by its ending. */
  isTitle: boolean
}

/** The name of a job, with the changes that make it neutral. */
export interface Phrase {
  edits: Edit[]
  /** The first word of one sex, the first that names an age, and the first about looks. */
  gendered?: Word
  young?: Word
  looks?: Word
  /** It names a person. */
  isPerson: boolean
  isPlural: boolean
  /** The form that its adjectives have; undefined for a neutral name. */
  form: Form | undefined
  /** The place of the next word. */
  next: number
}

/** Only spaces are between this word and the one before. */
export const isJoined = (word: Word | undefined): word is Word =>
  word !== undefined && /^[ \t\u00a0]{1,3}$/.test(word.before)

export const isYoung = ({ plain }: Word): boolean => plain === 'joven' || plain === 'jovenes'

export const isAboutLooks = ({ plain }: Word): boolean => /^(?:guap|delgad|esbelt|agraciad)[oa]s?$/.test(plain)

/** Writes both forms of a word. */
export function mend(phrase: Phrase, word: Word, form: Form): void {
  phrase.gendered ??= word
  phrase.edits.push({ start: word.start, end: word.end, text: writeLike(word.text, form.both) })
}

/** Writes both forms of the articles before the name. */
export function mendArticles(phrase: Phrase, articles: readonly Word[]): void {
  for (const { text, plain, start, end } of articles) {
    phrase.edits.push({ start, end, text: writeLike(text, findArticle(plain) ?? text) })
  }
}

/** Takes a word out with the space before it. */
export function takeOut(phrase: Phrase, word: Word): void {
  phrase.edits.push({ start: word.start - word.before.length, end: word.end, text: '' })
}
