import { OFFERS_COUNTED_MAX } from '#contract/constants.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'

/** A search counts up to 1,000. */
export const isMore = (total: number): boolean => total === OFFERS_COUNTED_MAX + 1

export const countTexts = {
  count: (total: number) => (total === 1 ? '1 oferta' : `${spanishNumber(total)} ofertas`),
  found: (total: number) => (isMore(total) ? 'Más de 1.000 ofertas' : countTexts.count(total)),
} as const

export const placeTexts = {
  city: 'Ciudad',
  places: 'Lugares con ofertas',
  placesFound: (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`),
  nearMe: 'Cerca de mí',
  notLoaded: 'No hay conexión. Compruébala e inténtalo de nuevo',
  noPlaces: 'No hay ofertas en ningún lugar con ese nombre',
} as const
