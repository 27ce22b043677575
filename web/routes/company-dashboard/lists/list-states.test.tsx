import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

const never = () => new Promise<never>(() => undefined)

// Their list stands above the offers, and has a button of its own when it fails.
const noDrafts = { 'GET /api/companies/offer-drafts': [] }

const projects = {
  call: calls.projects,
  skeletons: 4,
  row: ownProject,
  empty: 'Aún no tienes proyectos registrados',
  actions: ['Crear oferta', 'Crear proyecto'],
  failed: 'Vaya... No pudimos obtener tus proyectos',
  notice: 'No pudimos obtener tus proyectos',
}

const lists = [
  { name: 'projects', address: '?seccion=proyectos', ...projects },
  { name: 'projects for a new offer', address: '?seccion=ofertas&crear=1', ...projects },
  {
    name: 'candidates',
    address: '?seccion=candidatos',
    call: calls.candidates,
    skeletons: 8,
    row: companyCandidate,
    pageSize: 50,
    empty: 'No tienes candidatos en este momento',
    failed: 'Ups... no hemos podido obtener tus candidatos',
    notice: 'No pudimos obtener a tus candidatos',
  },
  {
    name: 'offers',
    address: '?seccion=ofertas',
    call: calls.offers,
    skeletons: 4,
    row: ownOffer,
    empty: 'No tienes ofertas en este momento',
    failed: 'Vaya... No pudimos obtener tus ofertas',
    notice: 'No pudimos obtener tus ofertas',
  },
]

describe.each(lists)('The list of $name', ({ address, call, skeletons, row, empty, failed, notice, ...list }) => {
  const lastPage = Math.ceil(1300 / ('pageSize' in list ? list.pageSize : 12))

  test('shows its skeletons while it loads', () => {
    stubApi({ [call]: never })
    expect(openList(address).countSkeletons()).toBe(skeletons)
  })

  test('has a sentence, its actions and no search when it is empty', async () => {
    stubApi({ [call]: counted([]) })
    openList(address)
    const place = (await screen.findByText(empty)).parentElement
    const actions = [...(place?.querySelectorAll('a, button') ?? [])].map((action) => action.textContent)
    if ('actions' in list) expect(actions).toEqual(list.actions)
    else expect(actions).toHaveLength(1)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('shows a failure in its place and as a notice, and loads again on request', async () => {
    stubApi({ [call]: refusal(500, 'internal'), ...noDrafts })
    openList(address)
    expect(await screen.findByText(failed)).toBeTruthy()
    expect(await screen.findByText(notice)).toBeTruthy()
    const answer = Promise.withResolvers<unknown>()
    stubApi({ [call]: () => answer.promise, ...noDrafts })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(screen.queryByText(failed)).toBeNull()
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(skeletons)
    answer.resolve(counted([row]))
    expect(await screen.findAllByRole('article')).toHaveLength(1)
  })

  test('announces no number of rows after a failure', async () => {
    stubApi({ [call]: refusal(500, 'internal') })
    openList(address)
    await screen.findByText(failed)
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([''])
  })

  test('has search and pages only when it is longer than one page', async () => {
    stubApi({ [call]: counted([row], 12) })
    openList(address)
    await screen.findByRole('article')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull()
    stubApi({ [call]: counted([row], 1300) })
    openList(address)
    expect(await screen.findByRole('searchbox')).toBeTruthy()
    expect(screen.getByRole('link', { name: `Página ${lastPage}` })).toBeTruthy()
    expect(screen.getByText(/^1\.300 /)).toBeTruthy()
  })

  test('has another sentence when a search finds nothing, and a link back to all rows', async () => {
    stubApi({ [call]: counted([]) })
    const page = openList(`${address}&buscar=x`)
    await userEvent.click(await screen.findByRole('link', { name: 'Quitar los filtros' }))
    expect(page.search()).not.toContain('buscar')
    expect(await screen.findByText(empty)).toBeTruthy()
  })
})

test('an active offer of an inactive project has the badge «No activo» and the reason', async () => {
  const hidden = { ...ownOffer, emp_proyectos_id: { ...ownOffer.emp_proyectos_id, estado: 0 } }
  stubApi({ [calls.offers]: counted([hidden]) })
  openList('?seccion=ofertas')
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('No activo')).toBeTruthy()
  expect(card.getByText('El proyecto «Apertura» no está activo y oculta esta oferta.')).toBeTruthy()
})
