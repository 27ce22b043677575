import type { Env } from '#server/config/env.ts'
import { AppError } from '#server/errors.ts'

interface Salary {
  annualSalary?: number | undefined
}

interface Before {
  kept: Salary
  /** The change lets candidates find an offer that was switched off or had ended. */
  isOpened: boolean
}

/**
 * Where REQUIRE_SALARY is set, refuses to save an offer as one without a salary, and to switch on or renew such an offer
 * (`salary_required`). An active offer from before may stay: a change that does not name the salary is accepted until it ends.
 */
export function requireSalary({ requiresSalary }: Pick<Env, 'requiresSalary'>, changes: Salary, before?: Before): void {
  if (!requiresSalary) return
  const salary = changes.annualSalary ?? before?.kept.annualSalary
  const isAsked = changes.annualSalary !== undefined || before?.isOpened
  if (!salary && isAsked) throw new AppError('salary_required')
}
