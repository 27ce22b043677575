import { jsonEntry } from './tab-entry.ts'

interface WantedOffer {
  offerId: number
  /** The filters and the page of the list in which it was pressed: `?ciudad=…`, or empty. */
  list: string
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const entry = jsonEntry('offerToApplyTo', (stored): WantedOffer | null => {
  const { offerId, list } = (stored ?? {}) as Partial<Record<keyof WantedOffer, unknown>>
  if (!isId(offerId) || typeof list !== 'string' || !/^(?:\?|$)/.test(list)) return null
  return { offerId, list }
})

// If the browser forbids storage, the offer is remembered until the page is reloaded.
let inMemory: WantedOffer | null = null

const find = (): WantedOffer | null => entry.read() ?? inMemory

/** The offer that the user wanted to apply to before having a profile. */
export function rememberOffer(offerId: number, list = ''): void {
  inMemory = entry.write({ offerId, list }) ? null : { offerId, list }
}

export const findRememberedOffer = (): number | null => find()?.offerId ?? null

export const findRememberedList = (): string => find()?.list ?? ''

export function forgetOffer(): void {
  inMemory = null
  entry.remove()
}
