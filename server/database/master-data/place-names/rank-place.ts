import usualNames from '../data/usual-names.json' with { type: 'json' }
import { naturalName } from '../natural-name.ts'
import { placeWords, withoutArticles } from './place-key.ts'

/** One spelling of a place, as texts are compared. `bare` leaves out articles. `loose` leaves out blanks, or sorts the words. */
export interface Spelling {
  full: string
  bare: string
  loose: string[]
}

export interface PlaceName {
  /** The name, and each of the two of a bilingual one. */
  official: Spelling[]
  /** With what else people call it: «Gerona». */
  all: Spelling[]
}

const usualOf: Readonly<Partial<Record<string, string[]>>> = usualNames

export function spellingOf(text: string): Spelling {
  const words = placeWords(naturalName(text))
  const bare = withoutArticles(words)
  return {
    full: words.join(' '),
    bare: bare.join(' '),
    loose: [words.join(''), bare.join(''), bare.toSorted().join(' ')],
  }
}

export function placeNameOf(name: string): PlaceName {
  const official = [...new Set([name, ...name.split('/')])].map(spellingOf)
  return { official, all: [...official, ...(usualOf[name] ?? []).map(spellingOf)] }
}

/**
 * How well a place fits a text; lower is better, null if it does not. 0: it is called so. 1: but for articles, blanks and order. 2: a name
 * begins so. 3: a word of it does. 4: without the articles. 5: a name contains the text.
 */
export function rankPlace({ official, all }: PlaceName, wanted: Spelling): number | null {
  if (wanted.full === '') return null
  if (official.some(({ full }) => full === wanted.full)) return 0
  if (official.some((name) => isLike(name, wanted))) return 1
  if (all.some(({ full }) => full.startsWith(wanted.full))) return 2
  if (all.some(({ full }) => full.includes(` ${wanted.full}`))) return 3
  if (all.some((name) => ` ${name.bare}`.includes(` ${wanted.bare}`) || isLike(name, wanted))) return 4
  return all.some(({ full, bare }) => full.includes(wanted.full) || bare.includes(wanted.bare)) ? 5 : null
}

const isLike = (name: Spelling, wanted: Spelling) => name.loose.some((text) => wanted.loose.includes(text))
