import type { Person } from '#e2e/support/people.ts'
import { codeOf } from './ask.ts'

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

/** Asks with so many askers, one after the other each, until the attack ends. Counts statuses and errors. */
export async function repeat(
  { ended, count, report }: Target,
  askers: number,
  askOnce: (index: number) => Promise<{ status: number }>,
): Promise<void> {
  const run = async (index: number) => {
    while (!ended.aborted) {
      try {
        const { status } = await askOnce(index)
        count(status)
        if (status >= 500 && status !== 503 && status !== 507) report(`answered ${status}`)
      } catch (error) {
        if (!ended.aborted) count(codeOf(error))
      }
    }
  }
  await Promise.all(Array.from({ length: askers }, (_, index) => run(index)))
}
