import { createHash } from 'node:crypto'
import { comparableWords } from '#contract/values/offer-rules/normalize-text.ts'

/** SHA-256 of the words of a text. Accents, capitals, signs and white space make no difference. */
export const hashWords = (text: string): Buffer => createHash('sha256').update(comparableWords(text)).digest()
