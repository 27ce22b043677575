import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { OfferForm } from '#web/routes/company-dashboard/offers/form/offer-form.tsx'
import { offerValuesOf } from '#web/routes/company-dashboard/offers/form/offer-schema.ts'
import { ProjectForm } from '#web/routes/company-dashboard/projects/project-form.tsx'
import { projectValuesOf } from '#web/routes/company-dashboard/projects/project-schema.ts'
import { ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { AppointmentForm } from './appointment/appointment-form.tsx'
import { appointmentValuesOf } from './appointment/appointment-schema.ts'
import { CandidateForm } from './candidate/candidate-form.tsx'
import { emptyCandidate } from './candidate/candidate-values.ts'
import { CompanyForm } from './company/company-form.tsx'
import { emptyCompany } from './company/company-schema.ts'

const ignore = () => undefined

// Its fields of pay and places follow the period and the modality.
const monthly = { ...ownOffer, salario_periodo: 'mensual', mst_modalidad_id: 3 } as const

const appointment = appointmentValuesOf()

const forms: [string, () => ReactElement, object][] = [
  [
    'an offer',
    () => (
      <>
        <OfferForm offer={ownOffer} usualExpiry="2026-12-23" onSubmit={ignore} />
        <OfferForm offer={monthly} usualExpiry="2026-12-23" onSubmit={ignore} />
      </>
    ),
    offerValuesOf(ownOffer, '2026-12-23'),
  ],
  ['a project', () => <ProjectForm project={ownProject} onSubmit={ignore} />, projectValuesOf(ownProject)],
  ['a candidate', () => <CandidateForm id="form" mode="edit" onSubmit={ignore} />, emptyCandidate],
  ['an appointment', () => <AppointmentForm id="form" initial={appointment} onSubmit={ignore} />, appointment],
  ['a company', () => <CompanyForm id="form" mode="edit" onSubmit={ignore} />, emptyCompany],
]

// A value without a field compiles, and would always be sent with its initial value.
test.each(forms)('the form of %s shows a field for every value that it sends', (_, aForm, values) => {
  stubApi(masterLists)
  const { container } = renderPrivate(aForm())
  const names = [...container.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field ?? '')
  const shown = new Set(names.map((name) => name.replace(/\..*/, '')))
  expect([...shown].toSorted()).toEqual(Object.keys(values).toSorted())
})
