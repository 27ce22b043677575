import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownProject } from '#web/testing/company-rows.ts'
import { fillOffer } from '#web/testing/fill-offer.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import { counted, stubApi } from '#web/testing/stub-api.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { ProjectsSection } from '../projects/projects-section.tsx'

const create = 'POST /api/companies/create-offer-in-project'

const openForm = async (site = testSite, opener = 'Crear oferta en Apertura', rows = [ownProject]) => {
  const projects = { 'GET /api/companies/all-company-projects': counted(rows) }
  const api = stubApi({
    ...masterLists,
    ...projects,
    [create]: { message: 'Hecho', emp_ofertas_id: 31, estado: 1, estado_revision: 'en_cola', aviso: null },
  })
  const element = withNewOffers(<ProjectsSection />)
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element }], { site })} />)
  await userEvent.click(await screen.findByRole('button', { name: opener }))
  return api
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('a new offer is sent with today’s day in Madrid', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') })
  const { bodyOf } = await openForm()
  await fillOffer()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y publicar' }))
  await waitFor(() => expect(bodyOf(create)).toMatchObject({ emp_proyectos_id: 4, fecha_creacion: '2026-11-23' }))
})

test('a new offer is not sent without a salary where each offer must state one', async () => {
  const { made } = await openForm({ ...testSite, requiresSalary: true })
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y publicar' }))
  const missing = 'Escribe el salario anual: aquí todas las ofertas lo muestran'
  expect(await screen.findByText(missing, { selector: 'p' })).toBeTruthy()
  expect(screen.getByRole('button', { name: missing })).toBeTruthy()
  expect(screen.queryByText(/Salario no indicado/)).toBeNull()
  expect(made.map(({ call }) => call)).not.toContain(create)
})

test.each(['always', 'never'] as const)(
  'a new offer has no switch for a first look that is «%s»',
  async (firstLook) => {
    await openForm({ ...testSite, firstLook })
    await screen.findByRole('textbox', { name: 'Salario anual (€)' })
    expect(screen.queryByRole('switch', { name: 'Primera selección sin nombres', hidden: true })).toBeNull()
    expect(screen.queryAllByText(/Este sitio la pide en todas/)).toHaveLength(firstLook === 'always' ? 1 : 0)
  },
)

test('a new offer’s salary starts at 0, which the first digit typed replaces', async () => {
  await openForm()
  const salary = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salario anual (€)' })
  expect(salary.value).toBe('0')
  salary.focus()
  await userEvent.keyboard('18000')
  expect(salary.value).toBe('18000')
})

test('a company without projects writes its first offer at once, and can open and share it', async () => {
  const { bodyOf } = await openForm(testSite, 'Crear oferta', [])
  await fillOffer()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y publicar' }))
  const notice = within((await screen.findByText('Hecho')).closest<HTMLElement>('[role=status]')!)
  expect(bodyOf(create)).not.toHaveProperty('emp_proyectos_id')
  expect(notice.getByRole('button', { name: 'Ver' })).toBeTruthy()
  await userEvent.click(notice.getByRole('button', { name: 'Compartir' }))
  expect(await screen.findByDisplayValue(`${location.origin}/vista-oferta-completa/31`)).toBeTruthy()
})
