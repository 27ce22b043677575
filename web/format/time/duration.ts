import { spanishNumber } from '#contract/values/spanish/number.ts'

const HOURS_SHOWN_MAX = 48

/** «3,5 h», and from two days on «2,2 días». */
export const duration = (hours: number): string =>
  hours < HOURS_SHOWN_MAX ? `${spanishNumber(hours, 1)} h` : `${spanishNumber(hours / 24, 1)} días`
