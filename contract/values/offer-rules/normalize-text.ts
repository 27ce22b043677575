import { findLookalike } from './lookalikes.ts'

/** A text to compare with patterns. `origins` has the place of each character in the original text. */
export interface View {
  text: string
  origins: readonly number[]
}

interface Character {
  char: string
  origin: number
}

// Accents, invisible characters and fillers.
const DROPPED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

// «ﬃ» stands for three letters. Some signs stand for eighteen, which would make the work long.
const LETTERS_MAX = 4

/** Small letters without accents. Fullwidth and other decorated forms become plain, invisible characters disappear. */
function readCharacters(text: string): Character[] {
  const characters: Character[] = []
  let origin = 0
  for (const written of text) {
    const read = findLookalike(written) ?? written
    const letters = Array.from(read.normalize('NFKD').toLowerCase()).slice(0, LETTERS_MAX)
    for (const char of letters) {
      if (!DROPPED.test(char)) characters.push({ char: findLookalike(char) ?? char, origin })
    }
    origin += written.length
  }
  return characters
}

const isBlank = (char: string | undefined): boolean => char !== undefined && /\s/.test(char)
const isLetter = (char: string | undefined): boolean => char !== undefined && /[a-z]/.test(char)
const isWord = (char: string | undefined): boolean => char !== undefined && /[a-z0-9]/.test(char)

/** White space becomes one space, or one line break if it holds one. */
function toView(characters: readonly Character[]): View {
  const kept: Character[] = []
  for (const { char, origin } of characters) {
    const last = kept.at(-1)
    const isBreak = char === '\n'
    if (!isBlank(char)) kept.push({ char, origin })
    else if (!last || !isBlank(last.char)) kept.push({ char: isBreak ? char : ' ', origin })
    else if (isBreak) last.char = char
  }
  // Some characters take two places in a string.
  const origins = kept.flatMap(({ char, origin }) => (char.length === 1 ? origin : [origin, origin]))
  return { text: kept.map(({ char }) => char).join(''), origins }
}

const letterOfSign: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** «wh4ts4pp», «te1egram»: a sign beside a letter is read as the letter that it resembles. A 1 resembles two. «@ana» is a name. */
const readSignsAsLetters = (characters: readonly Character[], one: string): Character[] =>
  characters.map(({ char, origin }, place) => {
    const letter = char === '1' ? one : letterOfSign[char]
    const isInWord = isLetter(characters[place - 1]?.char) || (char !== '@' && isLetter(characters[place + 1]?.char))
    return { char: letter && isInWord ? letter : char, origin }
  })

const SEPARATORS = ' ._-*·/|~\n+,:;=>•'
const SEPARATORS_MAX = 3
const isSeparator = (char: string | undefined) => char !== undefined && SEPARATORS.includes(char)
const LEAST_SPACED = 4

/** «w h a t s» and «w.h.a.t.s»: four or more single characters with up to three separators between each two are joined. */
function joinSpaced(characters: readonly Character[]): Character[] {
  const joined: Character[] = []
  let place = 0
  while (place < characters.length) {
    const { run, end } = spacedRun(characters, place)
    const isSpaced = run.length >= LEAST_SPACED
    joined.push(...(isSpaced ? run : characters.slice(place, place + 1)))
    place = isSpaced ? end : place + 1
  }
  return joined
}

function spacedRun(characters: readonly Character[], start: number): { run: Character[]; end: number } {
  const run: Character[] = []
  let [place, end] = [start, start]
  while (place === start ? !isWord(characters[start - 1]?.char) : place > end) {
    const character = characters[place]
    if (!character || !isWord(character.char) || isWord(characters[place + 1]?.char)) break
    run.push(character)
    end = ++place
    while (place < end + SEPARATORS_MAX && isSeparator(characters[place]?.char)) place++
  }
  return { run, end }
}

const named =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
/** «Ochocientos seis» becomes «80 6», and «seiscientos doce» «6 12». */
const spoken: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries({ seiscientos: '6', setecientos: '7', ochocientos: '80', novecientos: '90' }),
  ...tens.flatMap((ten, t) => named.slice(1, 10).map((one, u) => [`${ten} y ${one}`, `${t + 3}${u + 1}`])),
  ...tens.map((ten, t) => [ten, `${t + 3}0`]),
  ...named.map((name, number) => [name, `${number}`]),
])
const spokenNumber = new RegExp(`(?<![a-z])(?:${Object.keys(spoken).join('|')})(?![a-z])`, 'g')

/** «ocho cero seis» becomes «8 0 6». */
function readSpokenDigits(view: View): View {
  let text = ''
  const origins: number[] = []
  let end = 0
  const keepUntil = (next: number) => {
    text += view.text.slice(end, next)
    for (; end < next; end++) origins.push(view.origins[end] ?? 0)
  }
  for (const { 0: words, index } of view.text.matchAll(spokenNumber)) {
    keepUntil(index)
    text += spoken[words] ?? words
    while (origins.length < text.length) origins.push(view.origins[index] ?? 0)
    end = index + words.length
  }
  keepUntil(view.text.length)
  return { text, origins }
}

/** The ways in which a text is compared with the patterns. */
export interface Views {
  /** As it is written, and with disguised letters. */
  words: readonly View[]
  /** With digits read together: spoken ones, and those that stand one by one. */
  phones: readonly View[]
}

export function normalizeText(text: string): Views {
  const characters = readCharacters(text)
  const plain = toView(characters)
  const unmasked = ['i', 'l'].map((one) => toView(joinSpaced(readSignsAsLetters(characters, one))))
  const words = [...new Map([...unmasked, plain].map((view) => [view.text, view])).values()].toReversed()
  return { words, phones: [readSpokenDigits(plain), toView(joinSpaced(characters))] }
}

/** The words of a text, to see whether another one is the same: small letters and digits without accents, one space between words. */
export const comparableWords = (text: string): string =>
  readCharacters(text)
    .map(({ char }) => char)
    .join('')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
