import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import type { RequestVariables } from './answer-error.ts'

/** The export of a `feature.ts`: everything that a feature registers. */
export interface Feature extends FeatureJobs {
  /** The code of its calls, by their feature in the contract. */
  handlers?: object
  /** Routes outside of the contract, such as feeds and links of mails. A function without a result adds none on this site. */
  routes?: readonly ((deps: Deps) => Hono<RequestVariables> | Hono | null | undefined)[]
}
