import { makeSearches, type Mix } from '../search/mixes.ts'
import type { Applications } from './applications.ts'

/** One kind of request. `next` makes each of them; a cached one always asks for the same address. */
export interface Route {
  name: string
  isCached: boolean
  next: () => { path: string; method?: 'POST'; headers?: Record<string, string>; body?: string }
}

const cached = (name: string, path: string): Route => ({ name, isCached: true, next: () => ({ path }) })

const SEARCHES = 20_000
const searchMixes: Mix[] = ['words', 'one word', 'word and city', 'word and sector']

/** Searches with other words each time. */
function createSearch(): () => string {
  const mixes = searchMixes.map((mix) => makeSearches(mix, SEARCHES / searchMixes.length))
  let number = 0
  return () => {
    const mix = mixes[number % mixes.length] ?? []
    const { words = '', sector, city } = mix[Math.floor(number / mixes.length) % mix.length] ?? {}
    number += 1
    const query = new URLSearchParams({ nombre: words, sector: String(sector ?? ''), ciudad: city ?? '', pagina: '1' })
    return query.toString()
  }
}

const LIST = '/api/companies/all-active-offers'
const OFFER = '/api/companies/offer-information'

export const toApplyRoute = ({ next }: Applications): Route => ({ name: 'apply', isCached: false, next })

/** The requests of visitors without an account. */
export function makeRoutes(offerIds: readonly number[]): Route[] {
  let number = 0
  // The parameter has no meaning. It makes an address that was never asked for, so that nothing is found in memory.
  const unseen = () => `vez=${(number += 1)}`
  const offer = () => offerIds[(number * 7919) % offerIds.length]
  const search = createSearch()
  const missed = (name: string, path: () => string): Route => ({
    name,
    isCached: false,
    next: () => ({ path: path() }),
  })
  const [someOffer] = offerIds
  return [
    cached('list page', '/pagina-principal'),
    cached('list JSON', `${LIST}?pagina=1`),
    cached('offer page', `/vista-oferta-completa/${someOffer}`),
    cached('offer JSON', `${OFFER}/${someOffer}`),
    cached('landing', '/'),
    cached('plain list', LIST),
    cached('repeated search', `${LIST}?nombre=camarero&pagina=1`),
    missed('search JSON', () => `${LIST}?${search()}&${unseen()}`),
    missed('list JSON', () => `${LIST}?pagina=1&${unseen()}`),
    missed('offer JSON', () => `${OFFER}/${offer()}?${unseen()}`),
    missed('offer page', () => `/vista-oferta-completa/${offer()}?${unseen()}`),
    missed('list page', () => `/pagina-principal?${search()}&${unseen()}`),
    missed('landing', () => `/?${unseen()}`),
  ]
}
