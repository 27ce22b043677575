import type { Person } from '#e2e/support/people.ts'

export interface Target {
  port: number
  candidates: readonly Person[]
  company: Person
  /** Rows of another account: an offer and a CV. */
  foreign: { offerId: number; cvId: number }
  /** Aborted when the attack must end. */
  ended: AbortSignal
  /** Counts what the attack gets: statuses, codes of errors, closed connections. */
  count: (event: string | number) => void
  /** Reports an answer that must never be given. */
  report: (fault: string) => void
}

/** Attacks until `ended`, or until it has sent all that it has. */
export type Attack = (target: Target) => Promise<void>
