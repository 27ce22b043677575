import { sampleOffers } from './texts.ts'

export type Sample = (typeof sampleOffers)[number]

/** Each given filter must occur in its field; accents and case don't count. */
export type SampleFilters = Partial<Record<'name' | 'sector' | 'city' | 'community', string | undefined>>

export function searchSamples({ name, sector, city, community }: SampleFilters): Sample[] {
  return sampleOffers.filter(
    (sample) =>
      contains(sample.name, name) &&
      contains(sample.sector, sector) &&
      contains(sample.city, city) &&
      contains(sample.community, community),
  )
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const contains = (text: string, words = '') => plain(text).includes(plain(words))
