import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/open.ts'

/** What the stand-in works with. It takes the place of Stripe where no keys are given, and sells nothing. */
export interface StandIn {
  db: Database
  clock: Clock
  /** Where its pages are, below `pagesPath`. */
  baseUrl: string
  brandName: string
  /** What a request to its API must carry. */
  secretKey: string
  /** What its notices are signed with. */
  webhookSecret: string
}

export const pagesPath = '/pasarela-de-pruebas'

interface Start extends Pick<StandIn, 'db' | 'clock' | 'baseUrl' | 'brandName'> {
  /** A secret of this installation: the stand-in's own follow from it, the same after a restart. */
  appSecret: string
}

export function createStandIn({ appSecret, ...parts }: Start): StandIn {
  const derive = (name: string) => createHmac('sha256', appSecret).update(`stand-in ${name}`).digest('hex')
  return { ...parts, secretKey: `sk_test_${derive('key')}`, webhookSecret: `whsec_${derive('webhook')}` }
}

/** Ids look like Stripe's, and nobody guesses one: whoever has a session's may pay it. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`

export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)
