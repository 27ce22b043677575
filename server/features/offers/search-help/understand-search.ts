import type { ListFilters } from '#contract/offer/filters.ts'
import { spokenFilters, spokenText } from '#contract/offer/spoken-filters.ts'
import { findCalled } from '#server/database/master-data/place-names/find-cities.ts'
import { findRegion } from '#server/database/master-data/place-names/regions.ts'
import type { Handle } from '#server/database/open.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { countHits } from '#server/domain/offers/search/try-searches.ts'

/**
 * The same search with filters in place of the words that name them: «teletrabajo», «cocinera sevilla». Null if no word does, or if the words
 * find more: «Hotel Sevilla» is a company, and «campo» a word before it is the small town of this name.
 */
export async function understandSearch(db: Handle, filters: ListFilters, today: string): Promise<ListFilters | null> {
  const understood = readWords(filters)
  if (!understood) return null
  const searches = [filters, understood].map((one) => fromFilters(one, today))
  const [asWords = 0, asFilters = 0] = await countHits(db, searches)
  const mayBeTown = !understood.ciudad || understood.ciudad === filters.ciudad || isLarge(understood.ciudad)
  return asFilters >= asWords && (asWords === 0 || mayBeTown) ? understood : null
}

function readWords({ nombre = '', ...others }: ListFilters): ListFilters | null {
  let words = nombre.trim().replaceAll(/\s+/g, ' ')
  const named: ListFilters = {}
  for (const { says, filters } of spokenFilters) {
    const said = says.exec(spokenText(words))
    const isTaken = Object.keys(filters).some((name) => name in named || others[name as keyof typeof others])
    if (!said || isTaken) continue
    words = words.slice(0, said.index) + words.slice(said.index + said[0].length)
    Object.assign(named, filters)
  }
  const place = others.ciudad || others.provincia ? null : findPlaceIn(words.split(' ').filter(Boolean))
  if (place) {
    words = place.rest
    named.ciudad = place.name
  }
  if (Object.keys(named).length === 0) return null
  return { ...others, ...named, nombre: withoutFillers(words) || undefined }
}

/** Longer names of places are rare. */
const PLACE_WORDS_MAX = 6
const PLACE_LETTERS_MIN = 3

/** The longest name of a place at the end or at the beginning of words. */
function findPlaceIn(words: readonly string[]): { name: string; rest: string } | null {
  for (let length = Math.min(words.length, PLACE_WORDS_MAX); length > 0; length--) {
    for (const start of [words.length - length, 0]) {
      const name = placeCalled(words.slice(start, start + length).join(' '))
      if (name) return { name, rest: words.toSpliced(start, length).join(' ') }
    }
  }
  return null
}

function placeCalled(text: string): string | null {
  // «24 horas» is no postal code.
  if (text.length < PLACE_LETTERS_MIN || /^\d{1,4}$/.test(text)) return null
  return findRegion(text)?.name ?? findCalled(text)[0] ?? null
}

/** A region, or a city that a province is called like. */
const isLarge = (name: string): boolean => [name, `Provincia de ${name}`].some((text) => findRegion(text) !== null)

const onlyFillers = /^(?:(?:trabajos?|empleos?|ofertas?|busco|de|en|para|con|por|a)(?: |$))+$/
const fillersAtEnds = /^(?:en|de|para|con|por|a) | (?:en|de|para|con|por|a)$/g

/** «trabajo en Sevilla» asks for no word, and «cocinera en Sevilla» for one. */
const withoutFillers = (words: string): string => {
  const rest = words.trim().replaceAll(/ +/g, ' ')
  return onlyFillers.test(rest) ? '' : rest.replaceAll(fillersAtEnds, '')
}
