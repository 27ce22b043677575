import { placesInWords } from '#contract/values/job-terms/offer-places.ts'
import { payInWords, type Pay } from '#contract/values/pay/pay-in-words.ts'

/** The facts of an offer that a mail or a feed writes beside its name. */
export interface ToldOffer extends Pay {
  company: string
  city: string
  others: number
  isEverywhere: boolean
}

/** «Talleres Ejemplo · Sevilla y 2 más · 24.000 € al año» */
export const factsOf = (offer: ToldOffer): string => `${offer.company} · ${placesInWords(offer)} · ${payInWords(offer)}`

export const feedTexts = {
  title: (offer: ToldOffer & { name: string }) => `${offer.name} · ${placesInWords(offer)}`,
  summary: (offer: ToldOffer & { text: string }) => `${factsOf(offer)}. ${offer.text}`,
} as const
