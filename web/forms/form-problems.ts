import type { FieldErrors } from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { refusals } from './texts.ts'
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx'

/** Every error of a form with the name of its field. In a list the name is `list.0`. */
export function listProblems(errors: FieldErrors, path = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path + key
    if (!error || typeof error !== 'object') return []
    if (typeof error.message === 'string' && error.message) return [{ name, message: error.message }]
    return key === 'ref' ? [] : listProblems(error as FieldErrors, `${name}.`)
  })
}

/** The field that the server refused, or null. The form marks it. Only the server knows why a password is easy to guess. */
export function findProblem(failure: unknown): FieldProblem | null {
  if (!(failure instanceof ApiError)) return null
  const [name, message = failure.error] = refusals[failure.code] ?? []
  return name === undefined ? null : { name, message }
}

/** The sentence about a failed call. Null where the form marks the refused field, which is enough. */
export const besideField = (failure: unknown, failed: string): string | null =>
  findProblem(failure) ? null : limitSentence(failure, failed)
