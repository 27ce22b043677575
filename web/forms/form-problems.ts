import type { FieldErrors } from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { failureTexts } from './texts.ts'
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

const fieldOfCode: Record<string, string> = {
  phone_invalid: 'telefono_movil',
  document_invalid: 'num_documento',
  tax_number_invalid: 'nif',
  tax_number_taken: 'nif',
  website_invalid: 'web',
  contact_phone_invalid: 'contacto_telefono',
  birth_date_invalid: 'fecha_nacimiento',
  under_age: 'fecha_nacimiento',
  place_mismatch: 'mst_ciudades_id',
  offer_expiry_invalid: 'caduca_el',
  publish_day_invalid: 'publicar_el',
  dates_out_of_order: 'fecha_fin',
  salary_out_of_order: 'salario_max',
  name_taken: 'nombre',
  file_unreadable: 'image',
  body_too_large: 'image',
  image_invalid: 'image',
  image_too_large: 'image',
  image_too_many_pixels: 'image',
  image_animated: 'image',
  email_same: 'email',
  password_wrong: 'currentPassword',
  password_short: 'password',
  password_long: 'password',
  password_common: 'password',
  password_like_email: 'password',
  password_like_brand: 'password',
}

/** The field that the server refused, or null. The form marks it. Only the server knows why a password is easy to guess. */
export function findProblem(failure: unknown): FieldProblem | null {
  if (!(failure instanceof ApiError)) return null
  const name = fieldOfCode[failure.code]
  const message = failure.code === 'password_common' ? failure.error : failureTexts[failure.code]
  return name && message ? { name, message } : null
}

/** The sentence about a failed call. Null where the form marks the refused field, which is enough. */
export const besideField = (failure: unknown, failed: string): string | null =>
  findProblem(failure) ? null : limitSentence(failure, failed)
