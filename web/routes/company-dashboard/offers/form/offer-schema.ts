import * as z from 'zod/mini'
import type { OfferBody, OwnOffer } from '#web/api/types.ts'
import {
  ACTIVE,
  APPLICATION_LIMIT_MAX,
  APPLICATION_LIMIT_MIN,
  CONTRACT_TYPES,
  DEFAULT_MODALITY_ID,
  DEFAULT_WORKDAY_ID,
  EXPERIENCE_LEVELS,
  INACTIVE,
  LENGTH_MAX,
  VACANCIES_MAX,
} from '#contract/constants.ts'
import { isOtherPosition } from '#contract/values/other-positions.ts'
import { eachLine, offerLines } from '#contract/offer/lines.ts'
import { RESERVE_REASONS } from '#contract/values/job-terms/reserve-reasons.ts'
import { defaultPlace, placeOfCity, type PlaceValues } from '#web/forms/place-values.ts'
import { line, optionalDay, paragraphs, placeShape, requiredChoice, wholeNumber } from '#web/forms/schema-parts.ts'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { isPayOrdered, isPayStated, payFields, payValuesOf } from './pay-schema.ts'
import { questionRows, questionValuesOf } from '../questions/question-schema.ts'

const optionalLine = (max: number) =>
  z.pipe(
    line(max),
    z.transform((text) => text || null),
  )

/** One of these, or an empty text for none. */
const optionalOf = <Known extends string>(all: readonly Known[]) =>
  z.pipe(
    z.string(),
    z.transform((value) => all.find((known) => known === value) ?? null),
  )

const wholeBetween = (least: number, most: number, invalid: string) =>
  z.pipe(wholeNumber(invalid), z.nullable(z.number().check(z.minimum(least, invalid), z.maximum(most, invalid))))

const limitInvalid = texts.applicationLimitInvalid(APPLICATION_LIMIT_MIN, APPLICATION_LIMIT_MAX)

const vacancies = z.pipe(
  wholeNumber(texts.vacanciesInvalid(VACANCIES_MAX)),
  z
    .number(texts.vacanciesInvalid(VACANCIES_MAX))
    .check(
      z.minimum(1, texts.vacanciesInvalid(VACANCIES_MAX)),
      z.maximum(VACANCIES_MAX, texts.vacanciesInvalid(VACANCIES_MAX)),
    ),
)

// Objects, because useFieldArray does not work with plain strings.
const requirementRows = z.array(z.object({ descripcion: line(LENGTH_MAX.requirement) }))

/** The rule of each field, and how the API takes its value. */
const offerFields = z.object({
  nombre: line(LENGTH_MAX.title, texts.nameMissing),
  descripcion: paragraphs(LENGTH_MAX.description, texts.descriptionMissing),
  ...payFields,
  ...eachLine((name) => optionalLine(offerLines[name].max)),
  reservada_discapacidad: optionalOf(RESERVE_REASONS),
  tipo_contrato: optionalOf(CONTRACT_TYPES),
  experiencia: optionalOf(EXPERIENCE_LEVELS),
  vacantes: vacancies,
  mst_modalidad_id: requiredChoice(''),
  mst_jornada_id: requiredChoice(''),
  mst_puestos_id: requiredChoice(texts.positionMissing),
  mst_emp_sector_id: requiredChoice(texts.sectorMissing),
  requirements_list: z.pipe(
    requirementRows,
    z.transform((rows) => rows.map(({ descripcion }) => descripcion).filter(Boolean)),
  ),
  preguntas: questionRows,
  ...placeShape,
  mst_ciudades_id: requiredChoice(texts.cityMissing),
  mas_ciudades: z.pipe(
    z.array(z.object({ id: z.number(), label: z.string() })),
    z.transform((cities) => cities.map(({ id }) => id)),
  ),
  toda_espana: z.boolean(),
  pide_nota: z.boolean(),
  limite_candidaturas: wholeBetween(APPLICATION_LIMIT_MIN, APPLICATION_LIMIT_MAX, limitInvalid),
  primera_sin_nombres: z.boolean(),
  caduca_el: optionalDay.check(z.minLength(1, texts.endMissing)),
  estado: z.pipe(
    z.boolean(),
    z.transform((isActive) => (isActive ? ACTIVE : INACTIVE)),
  ),
})

const isWorkSaid = z.refine<{ mst_puestos_id: number; puesto_propio: string | null }>(
  (work) => !isOtherPosition(work.mst_puestos_id) || work.puesto_propio !== null,
  { path: ['puesto_propio'], error: texts.ownPositionMissing },
)

export const offerSchema = offerFields.check(isPayOrdered, isWorkSaid) satisfies z.ZodMiniType<OfferBody>

/** The rules where every offer must state its salary. */
export const offerSchemaWithSalary = offerFields.check(
  isPayOrdered,
  isPayStated,
  isWorkSaid,
) satisfies z.ZodMiniType<OfferBody>

export type OfferValues = z.input<typeof offerSchema>

export const emptyRequirement = { descripcion: '' }

/** The first values of the form: those of the offer, or an empty active one that ends on this day. There is always one row for a requirement. */
export const offerValuesOf = (
  offer: OwnOffer | null,
  usualExpiry: string,
  usualPlace: PlaceValues = defaultPlace,
): OfferValues => ({
  nombre: offer?.nombre ?? '',
  descripcion: offer?.descripcion ?? '',
  ...payValuesOf(offer),
  ...eachLine((name) => offer?.[name] ?? ''),
  reservada_discapacidad: offer?.reservada_discapacidad ?? '',
  tipo_contrato: offer?.tipo_contrato ?? '',
  experiencia: offer?.experiencia ?? '',
  vacantes: String(offer?.vacantes ?? 1),
  mst_modalidad_id: offer?.mst_modalidad_id ?? DEFAULT_MODALITY_ID,
  mst_jornada_id: offer?.mst_jornada_id ?? DEFAULT_WORKDAY_ID,
  mst_puestos_id: offer?.mst_puestos_id.mst_puestos_id ?? null,
  mst_emp_sector_id: offer?.mst_emp_sector_id.mst_emp_sector_id ?? null,
  requirements_list: offer?.requirements_list.length ? offer.requirements_list : [emptyRequirement],
  preguntas: questionValuesOf(offer),
  ...(offer ? placeOfCity(offer.mst_ciudades_id) : usualPlace),
  mas_ciudades: offer?.mas_ciudades.map(({ mst_ciudades_id: id, nombre: label }) => ({ id, label })) ?? [],
  toda_espana: offer?.toda_espana ?? false,
  pide_nota: offer?.pide_nota ?? false,
  limite_candidaturas: String(offer?.limite_candidaturas ?? ''),
  primera_sin_nombres: offer?.primera_sin_nombres ?? false,
  caduca_el: offer?.caduca_el ?? usualExpiry,
  estado: offer?.estado !== INACTIVE,
})
