import * as z from 'zod/mini'
import type { OfferBody, OwnOffer } from '#web/api/types.ts'
import {
  ACTIVE,
  DEFAULT_MODALITY_ID,
  DEFAULT_WORKDAY_ID,
  INACTIVE,
  LENGTH_MAX,
  SALARY_MAX,
} from '#contract/constants.ts'
import { defaultPlace, placeOfCity, toWirePlace } from '#web/forms/place-values.ts'
import { line, placeShape, requiredChoice } from '#web/forms/schema-parts.ts'
import { offerTexts as texts } from '../texts.ts'

const salary = z.string().check(
  z.trim(),
  z.regex(/^\d+$/, texts.salaryInvalid),
  z.refine((digits) => Number(digits) <= SALARY_MAX, texts.salaryTooHigh),
)

export const offerSchema = z.object({
  nombre: line(LENGTH_MAX.title, texts.nameMissing),
  descripcion: line(LENGTH_MAX.description, texts.descriptionMissing),
  salario_anual: salary,
  mst_modalidad_id: requiredChoice(''),
  mst_jornada_id: requiredChoice(''),
  mst_puestos_id: requiredChoice(texts.positionMissing),
  mst_emp_sector_id: requiredChoice(texts.sectorMissing),
  // Objects, because useFieldArray does not work with plain strings.
  requirements_list: z.array(z.object({ descripcion: line(LENGTH_MAX.requirement) })),
  ...placeShape,
  mst_ciudades_id: requiredChoice(texts.cityMissing),
  estado: z.boolean(),
})

export type OfferValues = z.infer<typeof offerSchema>

export const emptyRequirement = { descripcion: '' }

const emptyOffer: OfferValues = {
  nombre: '',
  descripcion: '',
  salario_anual: '0',
  mst_modalidad_id: DEFAULT_MODALITY_ID,
  mst_jornada_id: DEFAULT_WORKDAY_ID,
  mst_puestos_id: null,
  mst_emp_sector_id: null,
  requirements_list: [emptyRequirement],
  ...defaultPlace,
  estado: true,
}

/** The first values of the form: those of the offer, or an empty active one. There is always one row for a requirement. */
export function offerValuesOf(offer: OwnOffer | null): OfferValues {
  if (!offer) return emptyOffer
  return {
    nombre: offer.nombre,
    descripcion: offer.descripcion,
    salario_anual: String(offer.salario_anual),
    mst_modalidad_id: offer.mst_modalidad_id,
    mst_jornada_id: offer.mst_jornada_id,
    mst_puestos_id: offer.mst_puestos_id.mst_puestos_id,
    mst_emp_sector_id: offer.mst_emp_sector_id.mst_emp_sector_id,
    requirements_list: offer.requirements_list.length > 0 ? offer.requirements_list : [emptyRequirement],
    ...placeOfCity(offer.mst_ciudades_id),
    estado: offer.estado === ACTIVE,
  }
}

/** The form as the API takes it. The schema has already checked that every required choice is made. */
export const toOfferData = (values: OfferValues): OfferBody => ({
  nombre: values.nombre,
  descripcion: values.descripcion,
  salario_anual: Number(values.salario_anual),
  mst_modalidad_id: values.mst_modalidad_id ?? DEFAULT_MODALITY_ID,
  mst_jornada_id: values.mst_jornada_id ?? DEFAULT_WORKDAY_ID,
  mst_puestos_id: values.mst_puestos_id ?? 0,
  mst_emp_sector_id: values.mst_emp_sector_id ?? 0,
  ...toWirePlace(values),
  mst_ciudades_id: values.mst_ciudades_id ?? 0,
  requirements_list: values.requirements_list.map(({ descripcion }) => descripcion).filter(Boolean),
  estado: values.estado ? ACTIVE : INACTIVE,
})
