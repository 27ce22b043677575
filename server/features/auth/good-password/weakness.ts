import { ZxcvbnFactory, type FeedbackType } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as spanish from '@zxcvbn-ts/language-es-es'
import { errors } from '#server/error-texts.ts'
import { plainPassword } from './plain-password.ts'

/** Fewer guesses than a million. */
const WEAK = 1

// The time grows with the square of the length and with each reading of digits as letters. See docs/decisions/015-sign-in-limits.md.
const JUDGED_LENGTH = 20
const READINGS = 8

/** A shorter name, such as that of `a@…`, would forbid nearly every password. */
const NAME_MIN = 3

const dictionaries = Object.entries({ ...common.dictionary, ...spanish.dictionary, names: ['ana', 'eva', 'atleti'] })

const estimator = new ZxcvbnFactory({
  dictionary: Object.fromEntries(
    dictionaries.map(([name, words]) => [name, unique(words.map(String).map(plainPassword))]),
  ),
  graphs: common.adjacencyGraphs,
  translations: spanish.translations,
  maxLength: JUDGED_LENGTH,
  l33tMaxSubstitutions: READINGS,
})

/** So many different signs are hard to guess by themselves. */
const SIGNS = 4

/** Known words without their number need more guesses than this power of ten. Signs or a short number between them count as well. */
const EASY_WORDS = { joined: 7.8, spaced: 5 }

interface Names {
  email: string
  brands: readonly string[]
}

/** Why a password is easy to guess, or undefined. It is judged without case and accents: capitals make no word hard to guess. */
export function findWeakness(password: string, { email, brands }: Names) {
  const own = namesIn([email, email.replace(/@.*/, ''), email.replace(/[+@].*/, '')])
  // Signs do not make a name, or one word and a year, harder to guess. Between two words they do.
  const letters = estimator.check(lettersOf(password), unique([...own, ...namesIn(brands)]))
  const words = letters.sequence.filter(({ pattern }) => pattern === 'dictionary' || pattern === 'wordSequence')
  const name = words.find((word) => 'dictionaryName' in word && word.dictionaryName === 'userInputs')
  if (name && letters.score <= WEAK) {
    return { code: own.includes(String(name['matchedWord'])) ? 'password_like_email' : 'password_like_brand' } as const
  }
  const bare = withoutNumber(lettersOf(password))
  if (isMadeOf(bare, own)) return { code: 'password_like_email' } as const
  if (isMadeOf(bare, namesIn(brands))) return { code: 'password_like_brand' } as const
  const isRandom = letters.sequence.some(({ pattern }) => pattern === 'bruteforce')
  const asTyped = estimator.check(plainPassword(password))
  const kinds = new Set(plainPassword(password).replaceAll(/[\p{L}\p{N}]/gu, '')).size
  const isWord = words.length < 2 && !isRandom && kinds < SIGNS
  const { score, feedback } = isWord && letters.score < asTyped.score ? letters : asTyped
  const isSpaced = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]|\p{L}\d{1,3}\p{L}/u.test(password)
  const isEasy = score <= WEAK || (kinds < SIGNS && isPhrase(bare, isSpaced))
  return isEasy ? ({ code: 'password_common', sentence: sentenceOf(feedback) } as const) : undefined
}

/** «josegarcia1990», «tequieromucho1»: one number makes known words no harder to guess. */
const withoutNumber = (letters: string) => (/^\D*\d{1,4}\D*$/.test(letters) ? letters.replace(/\d+/, '') : letters)

const isMadeOf = (text: string, names: readonly string[]): boolean =>
  text !== '' && names.reduce((rest, name) => rest.replaceAll(name, ''), text) === ''

/** Known words, and at most two other characters, such as «FC». Words such as «de» between joined ones are free. */
function isPhrase(letters: string, isSpaced: boolean): boolean {
  // The estimator ignores the end of longer texts.
  if (letters.length <= NAME_MIN || letters.length > JUDGED_LENGTH) return false
  const { sequence, guessesLog10 } = estimator.check(letters)
  const isKnown = /^(?:dictionary|wordSequence)$/
  const others = sequence.filter(({ pattern, token }) => !isKnown.test(pattern) || /\d/.test(token))
  const joined = sequence.reduce(
    (sum, part) => sum + (/^(?:del?|el|y|l[ao]s?|mi|tu|que)$/.test(part.token) ? 0 : part.guessesLog10),
    0,
  )
  const isShort = others.reduce((sum, { token }) => sum + token.length, 0) <= 2
  return isShort && (isSpaced ? guessesLog10 < EASY_WORDS.spaced : joined < EASY_WORDS.joined)
}

/** Why the password is easy to guess, and what helps most: on a phone a notice covers more lines. Some hints lack their full stop. */
const sentenceOf = ({ warning, suggestions }: FeedbackType) =>
  [warning ?? errors.password_common, ...suggestions.slice(0, 1)].map((hint) => hint.replace(/[^.]$/, '$&.')).join(' ')

/** Each text and each of its words, with and without digits. The longest ones come first, because they are guessed first. */
const namesIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => lettersOf(text).slice(0, JUDGED_LENGTH))
    .flatMap((name) => [name, name.replaceAll(/\p{N}/gu, '')])
    .filter((name) => name.length >= NAME_MIN)
    .toSorted((one, other) => other.length - one.length)

/** Without signs that stand between words. Emojis stay: they are not guessed. */
const lettersOf = (text: string) => plainPassword(text).replaceAll(/[\p{P}\p{Z}\p{Sc}\p{Sk}\p{Sm}]/gu, '')

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
