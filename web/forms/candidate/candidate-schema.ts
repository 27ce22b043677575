import * as z from 'zod/mini'
import { DEFAULT_DOCUMENT_TYPE_ID, LENGTH_MAX } from '#contract/constants.ts'
import { findDocumentFault } from '#contract/values/document-numbers/identity-document.ts'
import { cleanLine } from '#contract/values/text/visible-text.ts'
import { candidateFormTexts as texts } from '../texts.ts'
import { findBirthDateFault } from './birth-date.ts'
import { isPostalCode } from './contact-rules.ts'
import { choice, line, phone, picture, placeShape } from '../schema-parts.ts'

const postalCode = z.string().check(
  z.overwrite((text) => cleanLine(text).replaceAll(/[\s.-]/g, '')),
  z.refine((text) => text !== '', texts.postalCodeMissing),
  z.refine((text) => text === '' || isPostalCode(text), texts.postalCodeWrong),
)

const birthDate = (today: string) =>
  z.string().check(({ value, issues }) => {
    const fault = findBirthDateFault(value, today)
    if (fault) issues.push({ code: 'custom', input: value, message: texts.birthDateFaults[fault], continue: true })
  })

const fields = (today: string) =>
  z.object({
    image: picture,
    nombre: line(LENGTH_MAX.name, texts.firstNameMissing),
    primer_apellido: line(LENGTH_MAX.name, texts.firstSurnameMissing),
    segundo_apellido: line(LENGTH_MAX.name),
    mst_sexo_id: choice,
    fecha_nacimiento: birthDate(today),
    telefono_movil: phone(texts.phoneWrong, texts.phoneMissing),
    nacionalidad_id: choice,
    mst_clases_doc_id: choice,
    num_documento: line(LENGTH_MAX.document),
    ...placeShape,
    codigo_postal: postalCode,
  })

export type CandidateValues = z.input<ReturnType<typeof fields>>
export type CheckedCandidate = z.output<ReturnType<typeof fields>>

/** Checks what needs no server. `today` is the day in Madrid. */
export const candidateSchema = (today: string) =>
  fields(today).check(({ value, issues }) => {
    const { mst_clases_doc_id: typeId, num_documento: input } = value
    const fault = input && findDocumentFault(typeId ?? DEFAULT_DOCUMENT_TYPE_ID, input)
    if (fault) issues.push({ code: 'custom', input, path: ['num_documento'], message: texts.documentFaults[fault] })
  })
