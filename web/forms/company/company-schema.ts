import * as z from 'zod/mini'
import { LENGTH_MAX } from '#contract/constants.ts'
import type { Company } from '#web/api/types.ts'
import type { CompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { companyFormTexts } from '../texts.ts'
import { toImageChange } from '../fields/form-image.tsx'
import { defaultPlace, placeOfProfile } from '../place-values.ts'
import { line, picture, placeShape } from '../schema-parts.ts'

export const companySchema = z.object({
  image: picture,
  nombre: line(LENGTH_MAX.title, companyFormTexts.nameMissing),
  acronimo: line(LENGTH_MAX.name, companyFormTexts.acronymMissing),
  ...placeShape,
})

export type CompanyValues = z.input<typeof companySchema>
export type CheckedCompany = z.output<typeof companySchema>

export const emptyCompany: CompanyValues = { image: null, nombre: '', acronimo: '', ...defaultPlace }

/** The form values of a stored company. */
export const companyValuesOf = (company: Company): CompanyValues => ({
  image: company.logo_link,
  nombre: company.nombre,
  acronimo: company.acronimo,
  ...placeOfProfile(company),
})

/** The form values as the API takes them. */
export const toCompanyData = (checked: CheckedCompany, initial: CompanyValues): CompanyFormData => ({
  ...checked,
  image: toImageChange(checked.image, initial.image),
})
