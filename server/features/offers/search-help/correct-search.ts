import { PAGE_SIZE } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { listOffersById } from '#server/domain/offers/list-offers-by-id.ts'
import type { OfferFilters } from '#server/domain/offers/search/offer-filters.ts'
import { findFirstHits } from '#server/domain/offers/search/try-searches.ts'
import { plainText } from './plain-text.ts'
import { compareWords, NEAREST_MAX, type ComparedWord } from './word-queries.ts'

export interface Correction {
  /** Null: there is no correction. */
  words: string | null
  /** False where the words find offers only without the other filters. */
  keepsFilters: boolean
  /** Whether each word is one of offers or positions. */
  isKnown: boolean
}

const WORDS_MAX = 8
// All pairs of the nearest words of two unknown ones.
const TRIES_MAX = NEAREST_MAX ** 2

/** The nearest words that find offers, where a search has a word that no offer has. */
export async function correctSearch(db: Handle, { words = '', ...filters }: OfferFilters): Promise<Correction> {
  const searched = await compareWords(db, words, WORDS_MAX + 1)
  const isKnown = searched.length > WORDS_MAX || searched.every((one) => one.isKnown)
  const none = { words: null, keepsFilters: true, isKnown }
  if (isKnown) return none
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'today' && value !== undefined)
  const tries = (isFiltered ? [true, false] : [true]).flatMap((keepsFilters) =>
    phrasesOf(searched).map((phrase) => ({ phrase, keepsFilters })),
  )
  const searches = tries.map(({ phrase, keepsFilters }) => ({
    ...(keepsFilters ? filters : { today: filters.today }),
    words: phrase.join(' '),
  }))
  const found = await findFirstHits(db, searches, PAGE_SIZE)
  const tried = found && tries[found.place]
  if (!tried) return none
  const corrected = await spell(db, { phrase: tried.phrase, words, ids: found.ids })
  return { words: corrected, keepsFilters: tried.keepsFilters, isKnown }
}

/** The phrases with the nearest words in place of unknown ones, the most similar first. None if a word has none that is near. */
function phrasesOf(searched: ComparedWord[]): string[][] {
  let phrases: { words: string[]; distance: number }[] = [{ words: [], distance: 0 }]
  for (const { word, isKnown, nearest } of searched) {
    const choices = isKnown ? [word] : nearest
    const longer = phrases.flatMap(({ words, distance }) =>
      choices.map((choice, rank) => ({ words: [...words, choice], distance: distance + rank })),
    )
    // The second choices of two words come before the fourth choice of one.
    phrases = longer.toSorted((one, other) => one.distance - other.distance).slice(0, TRIES_MAX)
  }
  return phrases.map(({ words }) => words)
}

/** The phrase as these offers spell its words, with accents; otherwise as the visitor did. */
async function spell(db: Handle, { phrase, words, ids }: { phrase: string[]; words: string; ids: number[] }) {
  const offers = await listOffersById(db, ids)
  const texts = [
    words,
    ...offers.flatMap(({ name, position, company }) => [company.name, ...position.synonyms, position.name, name]),
  ]
  const written = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [])
  const spellings = new Map(written.map((word) => [plainText(word), word]))
  return phrase.map((word) => spellings.get(word) ?? word).join(' ')
}
