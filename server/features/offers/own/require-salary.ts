import { isRangeTooWide } from '#contract/values/pay/pay.ts'
import type { Env } from '#server/config/env.ts'
import { AppError } from '#server/errors.ts'

interface Salary {
  /** Gross euros a year, computed where it is stated by the month or the hour. */
  annualSalary?: number | undefined
  salaryMax?: number | null | undefined
}

interface Before {
  kept: Salary
  /** The change lets candidates find an offer that was switched off or had ended. */
  isOpened: boolean
}

/**
 * Refuses a range that says nothing. With REQUIRE_SALARY, refuses to save an offer without a salary, and to switch on, renew or copy one (`salary_required`). An
 * active offer may stay: a change that leaves the salary out is accepted until its end.
 */
export function requireSalary({ requiresSalary }: Pick<Env, 'requiresSalary'>, changes: Salary, before?: Before): void {
  const salary = changes.annualSalary ?? before?.kept.annualSalary
  const most = changes.salaryMax === undefined ? before?.kept.salaryMax : changes.salaryMax
  if (isRangeTooWide(salary ?? 0, most ?? 0)) throw new AppError('salary_range_too_wide')
  const isAsked = changes.annualSalary !== undefined || before?.isOpened
  if (requiresSalary && !salary && isAsked) throw new AppError('salary_required')
}
