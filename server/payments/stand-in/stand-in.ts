import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'

/** The context of the stand-in, which replaces Stripe if no keys are configured and charges nothing. */
export interface StandIn {
  /** Inside a transaction, the transaction. */
  db: Handle
  clock: Clock
  /** The origin of its pages, which are below `pagesPath`. */
  baseUrl: string
  brandName: string
  /** The key of the SDK. The ids of repeated requests are derived from it. */
  secretKey: string
  /** The key that signs its webhooks. */
  webhookSecret: string
}

export const pagesPath = '/pasarela-de-pruebas'

/** The stand-in's keys are derived from the secret of this installation, so they survive a restart. */
export function createStandIn(parts: Omit<StandIn, 'secretKey' | 'webhookSecret'>, appSecret: string): StandIn {
  const derive = (name: string) => hash(appSecret, `stand-in ${name}`)
  return { ...parts, secretKey: `sk_test_${derive('key')}`, webhookSecret: `whsec_${derive('webhook')}` }
}

const hash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Ids look like Stripe's. They are hard to guess, because the id of a session is enough to pay it. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`

/** The id of what a request creates. The same idempotency key gives the same id, so that it is created once. */
export const idOfRequest = ({ secretKey }: StandIn, prefix: string, key: string | undefined) =>
  key === undefined ? newId(prefix) : `${prefix}_${hash(secretKey, `${prefix} ${key}`)}`

export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)
