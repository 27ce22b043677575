import { lineNames, offerLines, type OfferLine } from '#contract/offer/lines.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { experienceNames } from '#contract/values/job-terms/experience-names.ts'
import { reserveReasonNames } from '#contract/values/job-terms/reserve-reasons.ts'
import type { PayPeriod } from '#contract/values/pay/pay.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import type { ApplicationDetails, Offer } from '#web/api/types.ts'
import { modality } from '#web/format/job-terms/modality.ts'
import { workday } from '#web/format/job-terms/workday.ts'
import { allPlacesOf } from '#web/format/offer-places.ts'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import {
  BriefcaseIcon,
  BuildingIcon,
  ChartIcon,
  CheckCircleIcon,
  ClockIcon,
  EuroIcon,
  InfoIcon,
  PinIcon,
  UsersIcon,
} from '#web/ui/icons.tsx'

type Listed = 'empresa' | 'vacantes' | 'mas_ciudades' | 'requirements_list'

/** An offer for readers, in words. Lists omit missing values. */
export interface ToldOffer extends Partial<Omit<ApplicationDetails['oferta'], Listed>> {
  salario_periodo?: PayPeriod
  lugar?: string
  /** How many cities there are beside the first. */
  otras_ciudades?: number
  vacantes?: number | null
  primera_sin_nombres?: boolean
}

export interface Fact {
  name: keyof ToldOffer
  label: string
  Icon: typeof EuroIcon
  value: string
}

// The list shows variable pay beside the salary, and the company's own words as the position.
const lines = lineNames.filter((name) => name !== 'salario_variable' && name !== 'puesto_propio')

/** The facts of an offer that is read: the same everywhere, in the same order. */
export function listFacts(offer: ToldOffer): Fact[] {
  const { tipo_contrato: contract, experiencia: experience, reservada_discapacidad: reserved } = offer
  const others = offer.otras_ciudades
  const facts: [Fact['name'], string, typeof EuroIcon, unknown?][] = [
    ['salario', texts.salary(offer.salario_periodo), EuroIcon],
    ['salario_variable', offerLines.salario_variable.label, EuroIcon],
    ['lugar', others === undefined ? texts.place : texts.places(others), PinIcon],
    ['puesto', texts.position, BriefcaseIcon],
    ['sector', texts.sector, BriefcaseIcon],
    ['modalidad', texts.modality, BuildingIcon],
    ['jornada', texts.workday, ClockIcon],
    ['tipo_contrato', texts.contract, CheckCircleIcon, contract && contractTypeNames[contract]],
    ['experiencia', texts.experience, ChartIcon, experience && experienceNames[experience]],
    ...lines.map((name): [OfferLine, string, typeof EuroIcon] => [name, offerLines[name].label, InfoIcon]),
    ['reservada_discapacidad', texts.reserved, CheckCircleIcon, reserved && reserveReasonNames[reserved]],
    ['vacantes', texts.vacancies, UsersIcon],
    ['primera_sin_nombres', texts.choosing, UsersIcon, offer.primera_sin_nombres && texts.hidesNames],
  ]
  return facts.flatMap(([name, label, Icon, value = offer[name]]) =>
    value ? [{ name, label, Icon, value: String(value) }] : [],
  )
}

/** An offer as everybody reads it. */
export const inWords = (offer: Offer): ToldOffer => ({
  ...offer,
  salario: salaryRange(offer),
  lugar: allPlacesOf(offer),
  otras_ciudades: offer.mas_ciudades.length,
  puesto: offer.mst_puestos_id.nombre,
  sector: offer.mst_emp_sector_id.descripcion,
  modalidad: modality(offer.mst_modalidad_id),
  jornada: workday(offer.mst_jornada_id),
  vacantes: offer.vacantes > 1 ? offer.vacantes : null,
})
