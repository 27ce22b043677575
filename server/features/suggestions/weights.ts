import type { SuggestionRule } from '#contract/values/suggestion-rules.ts'

/**
 * The published rules of «Ofertas para ti»: how much each of them counts. The score of an offer is the sum of the rules that it meets. Each
 * counts once, however many saved offers or alerts are behind it. `suggestionRules` says the same in words, in this order.
 *
 * Nothing else counts: not the profile, the CV, the company, or what anybody has paid.
 */
export const weights: Record<SuggestionRule, number> = {
  saved: 8,
  applied: 7,
  alert: 6,
  position: 5,
  province: 4,
  sector: 3,
  alike: 3,
  salary: 2,
  modality: 2,
  workday: 1,
  recent: 1,
}
