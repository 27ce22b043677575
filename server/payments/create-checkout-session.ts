import type { Env } from '#server/env.ts'
import { AppError } from '#server/http/errors.ts'
import { ofFields } from '#server/texts.ts'

interface Checkout {
  /** Where the browser comes back to: only ever our own origin, or a link of ours would lead anywhere. */
  baseUrl: string
  /** The company that the body names, and the one that asks. */
  companyId: number
  ownCompanyId: number
}

/** Starts the payment of Premium and returns the address to send the browser to. */
export async function createCheckoutSession(
  env: Pick<Env, 'baseUrl'>,
  { baseUrl, companyId, ownCompanyId }: Checkout,
): Promise<string> {
  const isOurs = new URL(baseUrl).origin === new URL(env.baseUrl).origin
  if (!isOurs) throw new AppError('invalid_input', ofFields(['baseUrl']))
  if (companyId !== ownCompanyId) throw new AppError('not_found')
  // Nobody takes payments yet.
  throw new AppError('payments_unavailable')
}
