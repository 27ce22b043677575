import { jsonEntry } from './tab-entry.ts'

const entry = jsonEntry('offerToApplyTo', (stored) =>
  Number.isSafeInteger(stored) && Number(stored) > 0 ? Number(stored) : null,
)

// Where storage is forbidden the offer is remembered until the page is loaded again, as the session is.
let inMemory: number | null = null

/** The offer that somebody wanted to apply to before they had a profile. */
export function rememberOffer(offerId: number): void {
  inMemory = entry.write(offerId) ? null : offerId
}

export const findRememberedOffer = (): number | null => entry.read() ?? inMemory

export function forgetOffer(): void {
  inMemory = null
  entry.remove()
}
