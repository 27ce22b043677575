import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import type { RequestVariables } from './answer-error.ts'

/** What a feature registers: the export of its `feature.ts`. */
export interface Feature extends FeatureJobs {
  /** The code of its calls, by their feature in the contract. */
  handlers?: object
  /** Addresses that are no calls, such as pages for programs and links of mails. Nothing: not on this site. */
  routes?: readonly ((deps: Deps) => Hono<RequestVariables> | Hono | null | undefined)[]
}
