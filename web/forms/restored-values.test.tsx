import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { offerExample } from '#contract/offer/fields.ts'
import type { Interests, OfferDraft } from '#web/api/types.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { CvsSection } from '#web/routes/candidate-profile/cvs-section.tsx'
import { InterestsForm } from '#web/routes/candidate-profile/suggestions/interests/interests-form.tsx'
import { valuesOfDraft } from '#web/routes/company-dashboard/offers/drafts/draft-values.ts'
import { OfferForm } from '#web/routes/company-dashboard/offers/form/offer-form.tsx'
import { offerValuesOf } from '#web/routes/company-dashboard/offers/form/offer-schema.ts'
import { OffersSection } from '#web/routes/company-dashboard/offers/offers-section.tsx'
import { SecondLookDialog } from '#web/routes/company-dashboard/offers/second-look/second-look-dialog.tsx'
import { ProjectForm } from '#web/routes/company-dashboard/projects/project-form.tsx'
import { ProjectsSection } from '#web/routes/company-dashboard/projects/projects-section.tsx'
import { projectValuesOf } from '#web/routes/company-dashboard/projects/project-schema.ts'
import { LegalForm } from '#web/routes/company-dashboard/verification/legal-form.tsx'
import { legalValuesOf } from '#web/routes/company-dashboard/verification/legal-schema.ts'
import { EntryDialog } from '#web/routes/management/lists/entry-dialog.tsx'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { counted, stubApi } from '#web/testing/stub-api.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { unverified } from '#web/testing/unverified.ts'
import { CandidateForm } from './candidate/candidate-form.tsx'
import { emptyCandidate } from './candidate/candidate-values.ts'
import { CompanyForm } from './company/company-form.tsx'
import { emptyCompany } from './company/company-schema.ts'

const ignore = () => undefined
const unsavedName = 'prueba'
const usualExpiry = dayAfter(todayInMadrid(), 30)
const newOffer = { ...offerValuesOf(null, usualExpiry), publicar_el: '' }
const savedDraft: OfferDraft = {
  borradores_id: 3,
  emp_proyectos_id: 4,
  oferta: { ...offerExample, nombre: 'Cocinera', estado: 1 },
  ciudades: [{ mst_ciudades_id: 8019, nombre: 'Barcelona' }],
  publicar_el: null,
  fallo: null,
  guardado_el: '2026-11-20',
  version: 2,
}
const cv = {
  can_cv_id: 9,
  nombre: 'CV de Ana',
  fecha: '2026-03-05',
  tamano_bytes: 84_000,
  numero_candidaturas: 2,
  numero_descargas: 0,
}
const draftDefaults = { expiry: usualExpiry, today: todayInMadrid() }
const noInterests: Interests = {
  puestos: [],
  provincias: [],
  sectores: [],
  modalidades: [],
  jornadas: [],
  ciudad: null,
  distancia: 25,
  salario_minimo: null,
  activas: true,
  por_correo: false,
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
  stubApi(masterLists)
})

const keep = (values: object, name = unsavedName) => unsavedEntry(`form:${name}`).write({ ...values })
const render = (element: ReactElement) =>
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element }])} />)

interface Frame {
  id: string
  interruptedName: string
  onDirtyChange: (isDirty: boolean) => void
  onSubmit: () => void
}

const forms: [string, (frame: Frame) => ReactElement, object][] = [
  [
    'a new offer',
    (frame) => <OfferForm offer={null} usualExpiry={usualExpiry} {...frame} />,
    { ...newOffer, nombre: 'Camarera' },
  ],
  [
    'a new offer with one more requirement',
    (frame) => <OfferForm offer={null} usualExpiry={usualExpiry} {...frame} />,
    { ...newOffer, requirements_list: [{ descripcion: 'Inglés' }] },
  ],
  [
    'an offer',
    (frame) => <OfferForm offer={ownOffer} usualExpiry={usualExpiry} {...frame} />,
    { ...offerValuesOf(ownOffer, usualExpiry), descripcion: 'Noches' },
  ],
  [
    'a draft of an offer',
    (frame) => <OfferForm offer={null} savedDraft={savedDraft} usualExpiry={usualExpiry} {...frame} />,
    { ...valuesOfDraft(savedDraft, draftDefaults), nombre: 'Camarera' },
  ],
  [
    'a new project',
    (frame) => <ProjectForm project={null} {...frame} />,
    { ...projectValuesOf(null), nombre: 'Norte' },
  ],
  [
    'a project',
    (frame) => <ProjectForm project={ownProject} {...frame} />,
    { ...projectValuesOf(ownProject), nombre: 'Norte' },
  ],
  ['a company', (frame) => <CompanyForm mode="edit" {...frame} />, { ...emptyCompany, nombre: 'Forjas del Faro' }],
  ['a candidate', (frame) => <CandidateForm mode="edit" {...frame} />, { ...emptyCandidate, nombre: 'Ana' }],
  [
    'the interests of a candidate',
    (frame) => <InterestsForm initial={noInterests} {...frame} />,
    { ...noInterests, ciudad: '', salario_minimo: '', provincias: [28] },
  ],
  [
    'the legal data of a company',
    (frame) => <LegalForm verification={unverified} {...frame} />,
    { ...legalValuesOf(null), nif: 'B12345674' },
  ],
]

// The form of an offer came back filled and counted as unchanged: Esc lost everything.
test.each(forms)('what comes back into the form of %s counts as a change', async (_, form, values) => {
  keep(values)
  const onDirtyChange = vi.fn()
  render(form({ id: 'form', interruptedName: unsavedName, onDirtyChange, onSubmit: ignore }))
  await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true))
})

test.each([
  ['a company', (frame: Frame) => <CompanyForm mode="create" {...frame} unsavedName={unsavedName} />],
  ['a candidate', (frame: Frame) => <CandidateForm mode="create" {...frame} unsavedName={unsavedName} />],
])('a new profile of %s that comes back after a reload counts as changed', async (_, form) => {
  unsavedEntry(unsavedName).write({ nombre: 'Ana' })
  const onDirtyChange = vi.fn()
  render(form({ id: 'form', interruptedName: 'otra', onDirtyChange, onSubmit: ignore }))
  await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true))
  expect(screen.getByDisplayValue('Ana')).toBeTruthy()
})

const dialogs: [string, string, object, () => ReactElement][] = [
  ['a new offer', 'oferta', { ...newOffer, nombre: 'Camarera' }, () => withNewOffers(<OffersSection />)],
  [
    'a new offer in a project',
    'oferta-de:4',
    { ...newOffer, nombre: 'Camarera' },
    () => withNewOffers(<ProjectsSection />),
  ],
  [
    'a draft',
    'oferta-borrador:3',
    { ...valuesOfDraft(savedDraft, draftDefaults), nombre: 'Camarera' },
    () => withNewOffers(<OffersSection />),
  ],
  [
    'an offer',
    'oferta:9',
    { ...newOffer, ...offerValuesOf(ownOffer, usualExpiry), nombre: 'Camarera' },
    () => withNewOffers(<OffersSection />),
  ],
  [
    'a project',
    'proyecto:4',
    { ...projectValuesOf(ownProject), nombre: 'Norte' },
    () => withNewOffers(<ProjectsSection />),
  ],
  ['the name of a CV', 'cv:9', { nombre: 'Camarera' }, () => <CvsSection />],
  [
    'a second look',
    'revision:9',
    { texto: 'No es un engaño' },
    () => <SecondLookDialog isOpen offer={ownOffer} onClose={ignore} />,
  ],
  [
    'an entry of a list',
    'entrada:puestos:nueva',
    { nombre: 'Farero/a', sector: 7 },
    () => <EntryDialog isOpen list="puestos" entry={null} onClose={ignore} />,
  ],
]

test.each(dialogs)('Esc asks before %s that came back is lost', async (_, name, values, element) => {
  keep(values, name)
  stubApi({
    ...masterLists,
    'GET /api/companies/all-company-offers': counted([ownOffer]),
    'GET /api/companies/offer-drafts': [savedDraft],
    'GET /api/companies/all-company-projects': counted([ownProject]),
    'GET /api/companies/project-info/4': [ownProject],
    'GET /api/users/get-cvs-info': [cv],
  })
  render(element())
  const dialog = within(await screen.findByRole('dialog'))
  const first = Object.values(values).find((value) => value !== '')
  await dialog.findByDisplayValue(String(first))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeTruthy()
})

test('a new offer that came back can be saved as a draft', async () => {
  keep({ ...newOffer, nombre: 'Camarera' }, 'oferta')
  const save = 'POST /api/companies/save-draft'
  const answers = { ...masterLists, 'GET /api/companies/all-company-offers': counted([]) }
  const { bodyOf } = stubApi({ ...answers, [save]: { message: 'Borrador guardado', borradores_id: 3, version: 1 } })
  render(withNewOffers(<OffersSection />))
  await screen.findByDisplayValue('Camarera')
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar borrador' }))
  await waitFor(() => expect(bodyOf(save)).toMatchObject({ oferta: { nombre: 'Camarera' } }))
})
