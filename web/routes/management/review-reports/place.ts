import { parseWholeNumber } from '#contract/values/whole-number.ts'

/** The start of a page of the queue. */
export interface Place {
  desde: string
  desde_id: number
}

export const QUEUE = '/gestion/revision/denuncias'

/** The place in an address; undefined for the first page, or if it is not one of ours. */
export function readPlace(search: URLSearchParams): Place | undefined {
  const [desde, id] = [search.get('desde') ?? '', parseWholeNumber(search.get('id') ?? '')]
  const isMoment = !Number.isNaN(Date.parse(desde)) && new Date(desde).toISOString() === desde
  return isMoment && typeof id === 'number' ? { desde, desde_id: id } : undefined
}

export const addressOf = (place: Place | null): string =>
  place ? `${QUEUE}?${new URLSearchParams({ desde: place.desde, id: String(place.desde_id) })}` : QUEUE
