import type * as z from 'zod'
import type { NewCompanyProfile } from '#contract/company/companies.ts'
import { jsonEntry } from './tab-entry.ts'

/** The body of the company form. */
export type CompanyFormData = z.input<typeof NewCompanyProfile>

const entry = jsonEntry('companyFormData', (stored) => stored as CompanyFormData | null)

/** Keeps the form until after the payment, without its picture if the storage is too small. */
export function saveCompanyFormData(data: CompanyFormData): void {
  if (entry.write(data)) return
  const { image: _, ...fields } = data
  entry.write(fields)
}

export const findCompanyFormData = entry.read
export const removeCompanyFormData = entry.remove
