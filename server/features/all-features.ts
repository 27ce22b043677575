import type { AnyLetter } from '#server/mail/letters/letter.ts'
import { accountJobs } from './account/jobs.ts'
import { alertJobs } from './alerts/jobs.ts'
import { applicationJobs } from './applications/jobs.ts'
import { authJobs } from './auth/jobs.ts'
import { cvJobs } from './cvs/jobs.ts'
import { offerJobs } from './offers/jobs.ts'
import { operatorJobs } from './operator/jobs.ts'
import { paymentJobs } from './payments/jobs.ts'
import { reportJobs } from './reports/jobs.ts'
import { reviewJobs } from './review/jobs.ts'
import { suggestionJobs } from './suggestions/jobs.ts'
import { savedOfferJobs } from './saved-offers/jobs.ts'
import { verificationJobs } from './verification/jobs.ts'

/** Every feature. */
export const features = [
  accountJobs,
  authJobs,
  cvJobs,
  offerJobs,
  applicationJobs,
  alertJobs,
  operatorJobs,
  paymentJobs,
  reportJobs,
  reviewJobs,
  suggestionJobs,
  savedOfferJobs,
  verificationJobs,
] as const

type Union<All> = (All extends unknown ? (one: All) => void : never) extends (all: infer One) => void ? One : never

/** One object of many. Its type has the keys of all, so that the compiler notices what no feature has. */
const merge = <One extends object>(all: readonly One[]) => Object.assign({}, ...all) as Union<One>

const mails = features.flatMap((feature) => ('mails' in feature ? [...feature.mails] : []))

/** The queues of all features. */
export const featureQueues = {
  ...merge(features.flatMap((feature) => ('queues' in feature ? [feature.queues] : []))),
  ...merge(mails.map(({ queues }) => queues)),
}

/** Every letter of the product, by its name. */
export const letters: Readonly<Record<string, AnyLetter>> = merge(mails.map((one) => one.letters))
