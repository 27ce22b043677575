import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import type { Env } from '#server/config/env.ts'
import type { Payments } from './payments.ts'
import { standInApi } from './stand-in/api.ts'
import { premiumPrice } from './stand-in/shapes.ts'
import { createStandIn, type StandIn } from './stand-in/stand-in.ts'
import { createStripePayments } from './stripe-payments.ts'

export interface OpenedPayments {
  /** Null if this installation does not sell Premium. */
  payments: Payments | null
  /** Present only without a Stripe key, because the stand-in grants Premium for free. */
  standIn: StandIn | undefined
}

interface Open {
  env: Pick<Env, 'stripe' | 'sellsPremium' | 'baseUrl' | 'brand'>
  db: Database
  clock: Clock
  log: Logger
  appSecret: string
}

/** Uses Stripe if its keys are configured; otherwise the same SDK with a stand-in in this process, where that is allowed. */
export function openPayments({ env, db, clock, log, appSecret }: Open): OpenedPayments {
  const { stripe, sellsPremium, baseUrl, brand } = env
  if (stripe) {
    const mode = stripe.isLive ? 'live' : 'test'
    return { payments: createStripePayments({ ...stripe, mode }, { clock, log }), standIn: undefined }
  }
  if (!sellsPremium) return { payments: null, standIn: undefined }
  // The stand-in is normal in local development, but only a trial on a public site.
  if (baseUrl.startsWith('https:')) log.warn('no keys of Stripe are given: a stand-in grants Premium for nothing')
  const standIn = createStandIn({ db, clock, baseUrl, brandName: brand.name }, appSecret)
  const { secretKey, webhookSecret } = standIn
  const api = standInApi(standIn)
  const payments = createStripePayments(
    {
      mode: 'stand-in',
      secretKey,
      webhookSecret,
      priceIds: [premiumPrice.id],
      fetch: async (input, init) => api.fetch(new Request(input, init)),
    },
    { clock, log },
  )
  return { payments, standIn }
}
