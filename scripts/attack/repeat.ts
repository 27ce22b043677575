import { codeOf } from './ask.ts'
import type { Target } from './attack.ts'

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
