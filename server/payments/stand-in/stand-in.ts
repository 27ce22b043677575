import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'

/** The context of the stand-in, which replaces Stripe if no keys are configured and charges nothing. */
export interface StandIn {
  db: Database
  clock: Clock
  /** The origin of its pages, which are below `pagesPath`. */
  baseUrl: string
  brandName: string
  /** The key that requests to its API must send. */
  secretKey: string
  /** The key that signs its webhooks. */
  webhookSecret: string
}

export const pagesPath = '/pasarela-de-pruebas'

interface Start extends Pick<StandIn, 'db' | 'clock' | 'baseUrl' | 'brandName'> {
  /** The secret of this installation. The stand-in's keys are derived from it and survive a restart. */
  appSecret: string
}

export function createStandIn({ appSecret, ...parts }: Start): StandIn {
  const derive = (name: string) => createHmac('sha256', appSecret).update(`stand-in ${name}`).digest('hex')
  return { ...parts, secretKey: `sk_test_${derive('key')}`, webhookSecret: `whsec_${derive('webhook')}` }
}

/** Ids look like Stripe's. They are hard to guess, because the id of a session is enough to pay it. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`

export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)
