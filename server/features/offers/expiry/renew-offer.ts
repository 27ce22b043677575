import { ACTIVE } from '#contract/constants.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { OwnOffer } from '../queries.ts'
import { changeOffer } from '../save-offer.ts'
import { usualExpiry } from './expiry-day.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'env'>

/** Makes an offer active until the usual number of days from today. Returns its last day. */
export async function renewOffer(context: Context, own: OwnOffer): Promise<string> {
  const expiresOn = usualExpiry(context)
  await changeOffer(context, { ...own, version: undefined }, { state: ACTIVE, expiresOn })
  return expiresOn
}
