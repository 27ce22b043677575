import type { LandingFigures } from '#web/api/types.ts'
import type { Site } from '#web/document/site.ts'
import { ownTexts as own, specifiedTexts as specified } from './claim-texts.ts'

/** The sentences of the landing page that are about its offers. */
export interface Claims {
  metaDescription: string
  hero: readonly string[]
  offers: { title: string; text: string }
  verified: { title: string; text: string }
  results: { aspect: string; ours: string; others: string }
  featuredLead: string
}

interface Known {
  /** Null: they could not be read. */
  figures: LandingFigures
  /** Whether each featured offer is of a verified company. */
  isEachVerified: boolean
}

/** The claims of the specification, or only true ones. An unknown site claims nothing. */
export const claimsOf = (site: Site | undefined, known: Known): Claims =>
  site?.landingClaims === 'specified' ? specified : ownClaims(known)

function ownClaims({ figures, isEachVerified }: Known): Claims {
  const { ofertas_activas: offers, ofertas_verificadas: verified } = figures ?? {
    ofertas_activas: 0,
    ofertas_verificadas: 0,
  }
  // Rounded down: one offer of another company is enough for less than 100.
  const percent = offers > 0 ? Math.floor((100 * verified) / offers) : 0
  const some = offers > 0 ? own.offers(offers) : undefined
  const share = percent > 0 ? own.share(percent) : undefined
  return {
    metaDescription: own.metaDescription(offers),
    hero: [some, share, own.isFree].filter((claim) => claim !== undefined),
    offers: { title: some ?? own.offersUnknown, text: own.offersText },
    verified: { title: share ?? own.shareUnknown, text: own.verifiedText },
    results: own.results,
    featuredLead: isEachVerified ? own.leadVerified : own.lead,
  }
}
