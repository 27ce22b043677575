import { ACTIVE } from '#contract/constants.ts'
import type { Env } from '#server/config/env.ts'
import { AppError } from '#server/platform/errors.ts'

interface Stated {
  annualSalary?: number | undefined
  state?: 0 | 1 | undefined
}

/**
 * Where REQUIRE_SALARY is set, refuses to save an offer as one without a salary, and to switch such an offer on (`salary_required`). An
 * offer from before may stay as it is: a change that names neither the salary nor the state is accepted.
 */
export function requireSalary({ requiresSalary }: Pick<Env, 'requiresSalary'>, changes: Stated, kept?: Stated): void {
  if (!requiresSalary) return
  const { annualSalary = kept?.annualSalary } = changes
  const isSwitchedOn = changes.state === ACTIVE && kept?.state !== ACTIVE
  if (!annualSalary && (changes.annualSalary !== undefined || isSwitchedOn)) throw new AppError('salary_required')
}
