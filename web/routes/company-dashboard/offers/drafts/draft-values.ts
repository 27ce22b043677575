import * as z from 'zod/mini'
import type { DraftBody, OfferDraft } from '#web/api/types.ts'
import type { PlaceValues } from '#web/forms/place-values.ts'
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx'
import { emptyRequirement, offerSchema, offerValuesOf, type OfferValues } from '../form/offer-schema.ts'
import { draftQuestionRows, questionValuesOf } from '../questions/question-schema.ts'
import { asTyped } from '../form/pay-schema.ts'
import type { NewOfferValues } from './new-offer-schema.ts'

// A question may still lack its text or its options.
const draftShape: Record<string, z.ZodMiniType> = { ...offerSchema.shape, preguntas: draftQuestionRows }

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/**
 * The values of the form as a draft: without the fields that are empty. `problems` are the others that cannot be kept, such as a
 * text that is too long, or letters in a number.
 */
export function readDraft(values: OfferValues): { body: DraftBody; problems: FieldProblem[] } {
  const body: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  for (const [name, rule] of Object.entries(draftShape)) {
    const value: unknown = values[name as keyof OfferValues]
    const { success, data, error } = z.safeParse(rule, value)
    if (success) body[name] = data
    else if (!isEmpty(value)) problems.push(...problemsOf(name, error))
  }
  return { body, problems }
}

const problemsOf = (name: string, { issues }: z.core.$ZodError): FieldProblem[] =>
  issues.slice(0, 1).map(({ path, message }) => ({ name: [name, ...path].join('.'), message }))

interface Usual {
  expiry: string
  place?: PlaceValues | undefined
  today: string
}

/** The first values of the form of a stored draft. A day that is over is replaced by the usual one. */
export function valuesOfDraft({ oferta, ciudades, publicar_el }: OfferDraft, usual: Usual): NewOfferValues {
  const empty = offerValuesOf(null, usual.expiry, usual.place)
  const stored: Record<string, unknown> = oferta
  const plain = Object.entries(empty).map(([name, first]) => [name, valueOf(stored[name], first)])
  const rows = oferta.requirements_list?.map((descripcion) => ({ descripcion })) ?? []
  const isOver = (oferta.caduca_el ?? '') < (publicar_el ?? usual.today)
  return {
    ...(Object.fromEntries(plain) as OfferValues),
    ...placeOf(oferta, usual.place),
    requirements_list: rows.length > 0 ? rows : [emptyRequirement],
    preguntas: questionValuesOf(oferta),
    mas_ciudades: ciudades.map(({ mst_ciudades_id: id, nombre: label }) => ({ id, label })),
    caduca_el: isOver ? usual.expiry : (oferta.caduca_el ?? usual.expiry),
    estado: empty.estado,
    publicar_el: publicar_el ?? '',
  }
}

/** Fields that are typed hold texts, with a comma in numbers. A missing value is the first one of a new offer. */
function valueOf(value: unknown, first: unknown): unknown {
  if (value === undefined) return first
  if (typeof first !== 'string') return value
  return typeof value === 'number' ? asTyped(value) : (value ?? '')
}

/** The place of a draft. With a chosen province the usual city is left out, because it may be of another province. */
const placeOf = (
  { mst_comunidades_id, mst_provincias_id, mst_ciudades_id }: OfferDraft['oferta'],
  usual?: PlaceValues,
) =>
  mst_comunidades_id === undefined
    ? usual
    : {
        mst_comunidades_id,
        mst_provincias_id: mst_provincias_id ?? null,
        mst_ciudades_id: mst_ciudades_id ?? null,
      }
