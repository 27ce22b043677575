import { spanishDay } from '#contract/values/spanish/day.ts'

/** The sentence of `renewal_link_used`. `expiresOn` is YYYY-MM-DD. */
export const offerEndsOn = (name: string, expiresOn: string): string =>
  `Este enlace ya no hace falta: «${name}» se publica hasta el ${spanishDay(expiresOn)}.`
