import { plainWord } from './both-forms.ts'

/** A word of a text. */
export interface Word {
  text: string
  /** In small letters without accents. */
  plain: string
  start: number
  end: number
  /** The signs between the word before and this one. */
  before: string
}

/** The words and numbers of a text, each with its place. */
export function readWords(text: string): Word[] {
  let last = 0
  return Array.from(text.matchAll(/\p{L}[\p{L}\p{M}]*|\d+(?:[ªº]|[ao](?!\p{L}))?/gu), ({ 0: word, index }) => {
    const before = text.slice(last, index)
    last = index + word.length
    return { text: word, plain: plainWord(word), start: index, end: last, before }
  })
}
