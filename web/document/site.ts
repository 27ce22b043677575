import { createContext, useRouteLoaderData } from 'react-router'
import { OFFER_DAYS, PASSWORD_MIN } from '#contract/constants.ts'

/** The operator's configuration that pages show. `baseUrl` begins absolute links. */
export interface Site {
  baseUrl: string
  brand: { name: string; phone: string; email: string; address: string; social: Record<string, string> }
  /** How many active offers the free plan allows. */
  freeMaxActiveOffers: number
  /** So many days after publication or renewal an offer ends. */
  offerDays: number
  /** After so many days without an answer a candidate is told that there is none. */
  answerDays: number
  /** Every offer must state its salary. */
  requiresSalary: boolean
  /** Whether companies read names only of those whom they have chosen. Undefined: as each offer says. */
  firstLook?: 'always' | 'never' | undefined
  /** False if the operator has not configured payments. */
  sellsPremium: boolean
  /** New accounts must confirm their e-mail. */
  verifyEmail: boolean
  /** How many characters a new password needs. */
  passwordMinLength: number
  /** How many CVs a candidate may have in the list. */
  quotas: { cvs: number }
  /** Months until idle accounts, applications to ended offers, decided reports and logs are deleted. */
  retention: { idleAccountMonths: number; applicationMonths: number; reportMonths: number; logMonths: number }
  legal: Legal
  /** The sentences of the landing page about its offers: those of the specification, or only true ones. */
  landingClaims: 'specified' | 'own'
}

/** The operator, who answers for the site before the law. Pages leave out undefined values. */
interface Legal {
  name?: string | undefined
  nif?: string | undefined
  registry?: string | undefined
  dpoEmail?: string | undefined
  processors: readonly { name: string; purpose: string; country: string }[]
  isPublicBody: boolean
  placementAgency?: string | undefined
  /** The operator has not made all settings that say who runs the site. */
  isOwnerUnknown: boolean
}

/** The configuration as the server reads it, which names the missing settings. */
export type Settings = Omit<Site, 'legal' | 'firstLook'> & {
  firstLook: 'choice' | 'always' | 'never'
  legal: Omit<Legal, 'isOwnerUnknown'> & { missing: readonly string[] }
}

export const siteContext = createContext<Site>()

/** Picks each setting by name, because the configuration has secrets and every visitor gets the result. */
export const siteOf = ({ quotas, retention: kept, legal: { missing, ...legal }, ...env }: Settings): Site => ({
  baseUrl: env.baseUrl,
  brand: env.brand,
  freeMaxActiveOffers: env.freeMaxActiveOffers,
  offerDays: env.offerDays,
  answerDays: env.answerDays,
  requiresSalary: env.requiresSalary,
  // The usual case costs no bytes on every page.
  firstLook: env.firstLook === 'choice' ? undefined : env.firstLook,
  sellsPremium: env.sellsPremium,
  verifyEmail: env.verifyEmail,
  passwordMinLength: env.passwordMinLength,
  quotas: { cvs: quotas.cvs },
  retention: {
    idleAccountMonths: kept.idleAccountMonths,
    applicationMonths: kept.applicationMonths,
    reportMonths: kept.reportMonths,
    logMonths: kept.logMonths,
  },
  legal: { ...legal, isOwnerUnknown: missing.length > 0 },
  landingClaims: env.landingClaims,
})

/** Undefined only if the root failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<{ site: Site }>('root')?.site

/** How many characters a new password needs. */
export const usePasswordMin = (): number => useSite()?.passwordMinLength ?? PASSWORD_MIN

/** So many days after publication or renewal an offer ends. */
export const useOfferDays = (): number => useSite()?.offerDays ?? OFFER_DAYS

/** Whether Premium can be bought. A root that failed decides nothing. */
export const useSellsPremium = (): boolean => useSite()?.sellsPremium ?? true
