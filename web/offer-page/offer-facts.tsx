import type { ReactNode } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import type { Offer } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { experienceNames } from '#contract/values/job-terms/experience-names.ts'
import { allPlacesOf } from '#web/format/offer-places.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { modality } from '#web/format/job-terms/modality.ts'
import { workday } from '#web/format/job-terms/workday.ts'
import { offerFieldTexts } from '#web/forms/offer-texts.ts'
import { classes } from '#web/ui/classes.ts'
import {
  BriefcaseIcon,
  BuildingIcon,
  CalendarIcon,
  CheckCircleIcon,
  ClockIcon,
  EuroIcon,
  PinIcon,
  UsersIcon,
} from '#web/ui/icons.tsx'
import { offerPageTexts as texts } from './texts.ts'

/** The main facts of an offer, beside its text. */
export function OfferFacts({ offer }: { offer: Offer }) {
  return (
    <dl className="grid gap-4 small:max-large:grid-cols-2 print:grid-cols-3!">
      <Fact icon={<EuroIcon />} label={offerFieldTexts.salary(offer.salario_periodo)} isSaidAbove>
        {salaryRange(offer)}
      </Fact>
      {offer.salario_variable && (
        <Fact icon={<EuroIcon />} label={offerFieldTexts.variable}>
          {offer.salario_variable}
        </Fact>
      )}
      <Fact icon={<PinIcon />} label={offerFieldTexts.places(offer.mas_ciudades.length)} isSaidAbove>
        {allPlacesOf(offer)}
      </Fact>
      <Fact icon={<BuildingIcon />} label={offerFieldTexts.modality} isSaidAbove>
        {modality(offer.mst_modalidad_id)}
      </Fact>
      <Fact icon={<ClockIcon />} label={offerFieldTexts.workday} isSaidAbove>
        {workday(offer.mst_jornada_id)}
      </Fact>
      {offer.tipo_contrato && (
        <Fact icon={<CheckCircleIcon />} label={offerFieldTexts.contract}>
          {contractTypeNames[offer.tipo_contrato]}
        </Fact>
      )}
      {offer.experiencia && (
        <Fact icon={<CheckCircleIcon />} label={offerFieldTexts.experience}>
          {experienceNames[offer.experiencia]}
        </Fact>
      )}
      {offer.convenio && (
        <Fact icon={<CheckCircleIcon />} label={offerFieldTexts.agreement}>
          {offer.convenio}
        </Fact>
      )}
      {offer.vacantes > 1 && (
        <Fact icon={<UsersIcon />} label={offerFieldTexts.vacancies}>
          {offer.vacantes}
        </Fact>
      )}
      <Fact icon={<BriefcaseIcon />} label={offerFieldTexts.position} isSaidAbove>
        {offer.mst_puestos_id.nombre}
      </Fact>
      <Fact icon={<CalendarIcon />} label={texts.published} isSaidAbove>
        {spanishDay(offer.fecha_creacion)}
      </Fact>
      {offer.estado === ACTIVE && (
        <Fact icon={<CalendarIcon />} label={texts.openUntil}>
          {spanishDay(offer.caduca_el)}
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  icon: ReactNode
  label: string
  /** In narrow windows the text above the summary says it. */
  isSaidAbove?: boolean
  children: ReactNode
}

function Fact({ icon, label, isSaidAbove, children }: FactProps) {
  return (
    <div
      className={classes('relative grid min-h-10 content-center pl-13', isSaidAbove && 'max-large:hidden print:grid!')}
    >
      <dt className="text-13 text-gray-text">
        <span className="absolute top-0 left-0 grid size-10 place-items-center rounded-control bg-yellow-soft text-ink">
          {icon}
        </span>
        <span>{label}</span>
      </dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
