import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { RequestVariables } from '#server/http/answer-error.ts'
import type { Feature } from '#server/http/feature.ts'
import type { AnyLetter } from '#server/mail/letters/letter.ts'
import { accountFeature } from './account/feature.ts'
import { alertFeature } from './alerts/feature.ts'
import { applicationFeature } from './applications/feature.ts'
import { authFeature } from './auth/feature.ts'
import { candidatesFeature } from './candidates/feature.ts'
import { companiesFeature } from './companies/feature.ts'
import { cvFeature } from './cvs/feature.ts'
import { discoveryFeature } from './discovery/feature.ts'
import { exampleFeature } from './example/feature.ts'
import { landingFeature } from './landing/feature.ts'
import { masterFeature } from './master/feature.ts'
import { offerFeature } from './offers/feature.ts'
import { operatorFeature } from './operator/feature.ts'
import { paymentFeature } from './payments/feature.ts'
import { projectsFeature } from './projects/feature.ts'
import { reportFeature } from './reports/feature.ts'
import { reviewFeature } from './review/feature.ts'
import { savedOfferFeature } from './saved-offers/feature.ts'
import { suggestionFeature } from './suggestions/feature.ts'
import { verificationFeature } from './verification/feature.ts'

/** Every feature. A feature is registered here and nowhere else. */
export const features = [
  accountFeature,
  authFeature,
  cvFeature,
  offerFeature,
  applicationFeature,
  alertFeature,
  operatorFeature,
  paymentFeature,
  reportFeature,
  reviewFeature,
  suggestionFeature,
  savedOfferFeature,
  verificationFeature,
  candidatesFeature,
  companiesFeature,
  discoveryFeature,
  exampleFeature,
  landingFeature,
  masterFeature,
  projectsFeature,
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

/** The code of every call, by its feature in the contract. */
export const handlers = merge(features.flatMap((feature) => ('handlers' in feature ? [feature.handlers] : [])))

const routes: NonNullable<Feature['routes']> = features.flatMap((feature) =>
  'routes' in feature ? [...feature.routes] : [],
)

/** The routes of all features outside of the contract, such as feeds and links of mails. */
export const openRoutes = (deps: Deps) => routes.flatMap((open) => (open(deps) ?? []) as Hono<RequestVariables>)
