import { jsonEntry } from './tab-entry.ts'

const entry = jsonEntry('offerToApplyTo', (stored) =>
  Number.isSafeInteger(stored) && Number(stored) > 0 ? Number(stored) : null,
)

// If the browser forbids storage, the offer is remembered until the page is reloaded.
let inMemory: number | null = null

/** The offer that the user wanted to apply to before having a profile. */
export function rememberOffer(offerId: number): void {
  inMemory = entry.write(offerId) ? null : offerId
}

export const findRememberedOffer = (): number | null => entry.read() ?? inMemory

export function forgetOffer(): void {
  inMemory = null
  entry.remove()
}
