import * as z from 'zod/mini'
import { LENGTH_MAX } from '#contract/constants.ts'
import { findTaxNumberFault, normaliseTaxNumber } from '#contract/values/document-numbers/tax-number.ts'
import { LEGAL_CHANGES, type LegalChange } from '#contract/values/verification.ts'
import { findWebAddress } from '#contract/values/typed/web-address.ts'
import type { LegalBody, Verification } from '#web/api/types.ts'
import { email, line, phone } from '#web/forms/schema-parts.ts'
import { legalFormTexts as texts } from './texts.ts'

const taxNumber = line(LENGTH_MAX.document, texts.taxNumberMissing).check(({ value, issues }) => {
  const fault = value && findTaxNumberFault(value)
  if (fault) issues.push({ code: 'custom', input: value, message: texts.taxNumberFaults[fault], continue: true })
})

/** Legal data of a company. */
export const legalSchema = z.object({
  razon_social: line(LENGTH_MAX.title, texts.legalNameMissing),
  nif: taxNumber,
  web: line(LENGTH_MAX.title).check(
    z.refine((text) => text === '' || findWebAddress(text) !== null, texts.websiteWrong),
  ),
  contacto_nombre: line(LENGTH_MAX.title, texts.contactNameMissing),
  contacto_cargo: line(LENGTH_MAX.name, texts.contactPositionMissing),
  contacto_telefono: phone(texts.contactPhoneWrong, texts.contactPhoneMissing),
  contacto_correo: email(texts.contactEmailWrong, texts.contactEmailMissing),
})

export type LegalValues = z.input<typeof legalSchema>

const empty: LegalValues = {
  razon_social: '',
  nif: '',
  web: '',
  contacto_nombre: '',
  contacto_cargo: '',
  contacto_telefono: '',
  contacto_correo: '',
}

export const legalValuesOf = (data: Verification['datos']): LegalValues =>
  data ? { ...data, web: data.web ?? '' } : empty

export const toLegalBody = (checked: LegalValues): LegalBody => ({ ...checked, web: checked.web || null })

/** The changed fields among the checked ones, as the server will see them. */
export function legalChanges(kept: LegalValues, typed: LegalValues): LegalChange[] {
  const [before, now] = [storedValues(kept), storedValues(typed)]
  const isSame: Record<LegalChange, boolean> = {
    empresa: before.razon_social === now.razon_social && before.nif === now.nif,
    web: before.web === now.web,
    contacto: before.contacto_nombre === now.contacto_nombre && before.contacto_telefono === now.contacto_telefono,
    correo: before.contacto_correo === now.contacto_correo,
  }
  return LEGAL_CHANGES.filter((change) => !isSame[change])
}

const storedValues = (values: LegalValues) => ({
  razon_social: values.razon_social.trim(),
  nif: normaliseTaxNumber(values.nif),
  web: findWebAddress(values.web) ?? values.web.trim(),
  contacto_nombre: values.contacto_nombre.trim(),
  contacto_telefono: values.contacto_telefono.trim(),
  contacto_correo: values.contacto_correo.trim().toLowerCase(),
})
