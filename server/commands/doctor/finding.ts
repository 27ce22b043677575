/** `wrong` must be corrected: the doctor then ends with 1. A `warning` is to be known. */
export type Level = 'ok' | 'warning' | 'wrong'

export interface DoctorFinding {
  level: Level
  /** The finding in one sentence. */
  what: string
  /** What to do. Empty where nothing is to be done. */
  todo: string
}

/** A sentence and its remedy, as the texts write them. */
export type Said = readonly [what: string, todo: string]

export const ok = (what: string): DoctorFinding => ({ level: 'ok', what, todo: '' })
export const warning = ([what, todo]: Said): DoctorFinding => ({ level: 'warning', what, todo })
export const wrong = ([what, todo]: Said): DoctorFinding => ({ level: 'wrong', what, todo })

/** Names within a sentence. */
export const listed = (names: readonly string[]): string => names.join(', ')
