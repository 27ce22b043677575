import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CompanyCandidate } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate } from '#web/testing/company-rows.ts'
import { listCalls as calls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'

const candidate = (id: number, changes: Partial<CompanyCandidate> = {}): CompanyCandidate => ({
  ...companyCandidate,
  can_cv_ofertas_id: id,
  nb_usuarios_id: { ...companyCandidate.nb_usuarios_id, nombre: `Persona${id}` },
  ...changes,
})

const some = (count: number) => Array.from({ length: count }, (_, index) => candidate(index + 1))

const counts = {
  por_estado: [
    { estado_candidatura: 'enviada', candidaturas: 4 },
    { estado_candidatura: 'leida', candidaturas: 26 },
    { estado_candidatura: 'contratada', candidaturas: 1200 },
    { estado_candidatura: 'retirada', candidaturas: 2 },
  ],
  sin_leer: 4,
}

const answers = { [calls.candidates]: counted(some(3), 30), [calls.counts]: counts }
const states = () => within(screen.getByRole('navigation', { name: 'Estado de la candidatura' }))
const boxOf = (id: number) => screen.findByRole('checkbox', { name: `Seleccionar a Persona${id} Núñez` })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})

describe('The list of candidates', () => {
  test('has cards up to one page, and a list above', async () => {
    const few = { por_estado: [{ estado_candidatura: 'enviada', candidaturas: 3 }], sin_leer: 3 }
    stubApi({ [calls.candidates]: counted(some(3)), [calls.counts]: few })
    openList('?seccion=candidatos')
    expect(await screen.findByRole('button', { name: 'Descargar CV de Persona1 Núñez' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tarjetas', pressed: true })).toBeTruthy()
    stubApi(answers)
    openList('?seccion=candidatos')
    expect(await boxOf(1)).toBeTruthy()
  })

  test('is a list also in a tab with few, where there are many in all', async () => {
    stubApi({ ...answers, [calls.candidates]: counted(some(3)) })
    openList('?seccion=candidatos&estado_candidatura=enviada')
    expect(await boxOf(1)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Descargar CV de Persona1 Núñez' })).toBeNull()
  })

  test('keeps the chosen view in this browser', async () => {
    stubApi(answers)
    const first = openList('?seccion=candidatos')
    await userEvent.click(await screen.findByRole('button', { name: 'Tarjetas' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    first.unmount()
    openList('?seccion=candidatos')
    expect(await screen.findByRole('button', { name: 'Descargar CV de Persona1 Núñez' })).toBeTruthy()
  })

  test('changes the view also where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    stubApi(answers)
    openList('?seccion=candidatos')
    await userEvent.click(await screen.findByRole('button', { name: 'Tarjetas' }))
    expect(screen.getByRole('button', { name: 'Descargar CV de Persona1 Núñez' })).toBeTruthy()
    vi.restoreAllMocks()
    await userEvent.click(screen.getByRole('button', { name: 'Lista' }))
    expect(await boxOf(1)).toBeTruthy()
  })

  test('has a tab with a number for each state, and all are those that were not withdrawn', async () => {
    stubApi(answers)
    openList('?seccion=candidatos')
    await screen.findByText('1.200')
    expect(
      states()
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual([
      'Todas1.230',
      'Sin leer4',
      'Leídas26',
      'Preseleccionadas0',
      'Entrevista0',
      'Contratadas1.200',
      'Descartadas0',
      'Cerradas0',
      'Retiradas2',
    ])
    expect(states().getByRole('link', { current: 'page' }).textContent).toBe('Todas1.230')
  })

  test('a tab is an address, starts at the first page and keeps the filters', async () => {
    stubApi(answers)
    const page = openList('?seccion=candidatos&oferta=9&pagina=2')
    await userEvent.click(await states().findByRole('link', { name: /^Entrevista/ }))
    expect(page.search()).toBe('?seccion=candidatos&oferta=9&estado_candidatura=entrevista')
  })

  test('still has its tabs where the numbers cannot be counted', async () => {
    stubApi({ ...answers, [calls.counts]: refusal(500, 'internal') })
    openList('?seccion=candidatos')
    await boxOf(1)
    expect(states().getByRole('link', { name: 'Leídas' })).toBeTruthy()
  })

  test('an empty tab says what to do, and leads to all', async () => {
    stubApi({ ...answers, [calls.candidates]: counted([]) })
    const page = openList('?seccion=candidatos&estado_candidatura=preseleccionada')
    expect(await screen.findByText('Aún no has preseleccionado a nadie')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Ver todas' }))
    expect(page.search()).toBe('?seccion=candidatos')
  })

  test('says how long somebody waits, and nothing where nobody does', async () => {
    const waiting = (id: number, days: number | null) => candidate(id, { dias_sin_respuesta: days })
    const rows = [waiting(1, 0), waiting(2, 1), waiting(3, 7), waiting(4, 15), waiting(5, null)]
    stubApi({ ...answers, [calls.candidates]: counted(rows, 30) })
    openList('?seccion=candidatos')
    await boxOf(1)
    const looks = ['Espera desde hoy', 'Espera 1 día', 'Espera 7 días', 'Espera 15 días'].map(
      (text) => /text-(gray-text|amber-text|red)/.exec(screen.getByText(text).closest('[class]')?.className ?? '')?.[1],
    )
    expect(looks).toEqual(['gray-text', 'gray-text', 'amber-text', 'red'])
    expect(screen.getAllByText(/^Espera \d|^Espera desde/)).toHaveLength(4)
  })

  test('neither loading, nor pointing, nor selecting opens an application', async () => {
    const { made } = stubApi(answers)
    openList('?seccion=candidatos')
    await userEvent.hover(await screen.findByRole('link', { name: 'Persona1 Núñez' }))
    await userEvent.click(await boxOf(1))
    act(() => screen.getByRole('link', { name: 'Persona2 Núñez' }).focus())
    expect(made.filter(({ call }) => /application\/\d/.test(call))).toEqual([])
  })

  test('shows whoever has withdrawn without contact and CV', async () => {
    const withdrawn = candidate(1, {
      estado_candidatura: 'retirada',
      dias_sin_respuesta: null,
      nb_usuarios_id: { ...companyCandidate.nb_usuarios_id, telefono_movil: null, email: null },
      can_cv_id: { nombre: 'CV', cv_link: null },
    })
    stubApi({ ...answers, [calls.candidates]: counted([withdrawn]) })
    openList('?seccion=candidatos&estado_candidatura=retirada')
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Retirada')).toBeTruthy()
    expect(card.queryByRole('button')).toBeNull()
    expect(card.getAllByRole('link')).toHaveLength(1)
  })
})

describe('The filters', () => {
  test('that are folded load their choices only when they are unfolded', async () => {
    const { made } = stubApi({
      ...answers,
      [calls.offers]: counted([]),
      [calls.projects]: counted([]),
      'GET /api/companies/application-cities': [{ mst_ciudades_id: 28, nombre: 'Madrid' }],
    })
    const page = openList('?seccion=candidatos')
    const unfold = await screen.findByRole('button', { name: 'Filtros' })
    expect(made.some(({ call }) => call.endsWith('application-cities'))).toBe(false)
    await userEvent.click(unfold)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tiempo esperando' }), '7 días o más')
    expect(page.search()).toBe('?seccion=candidatos&dias=7')
    expect(await screen.findByRole('button', { name: 'Filtros (1)' })).toBeTruthy()
    await userEvent.type(await screen.findByRole('combobox', { name: /Ciudad de la persona/ }), 'Mad')
    await userEvent.click(await screen.findByRole('option', { name: 'Madrid' }))
    await waitFor(() => expect(page.search()).toBe('?seccion=candidatos&ciudad=28&dias=7'))
  })

  test('that are applied can be removed one by one', async () => {
    stubApi({ ...answers, 'GET /api/companies/application-cities': [{ mst_ciudades_id: 28, nombre: 'Madrid' }] })
    const page = openList('?seccion=candidatos&ciudad=28&dias=7')
    expect(await screen.findByText('Ciudad: Madrid')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: /Esperan 7 días o más/ }))
    expect(page.search()).toBe('?seccion=candidatos&ciudad=28')
  })

  test('and the order go along with the table that is downloaded', async () => {
    const asked: string[] = []
    const { made } = stubApi({ ...answers, 'GET /api/companies/applications-csv': { csv: 'a', completo: true } })
    const fetched = vi.mocked(fetch)
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(request.url)
      return fetched(request)
    })
    URL.createObjectURL = () => 'blob:table'
    URL.revokeObjectURL = () => undefined
    openList('?seccion=candidatos&estado_candidatura=leida&orden=espera&pagina=2')
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
    await waitFor(() => expect(made.at(-1)?.call).toContain('applications-csv'))
    expect(new URL(asked.at(-1) ?? '').search).toBe('?estado_candidatura=leida&orden=espera')
  })

  test('are what helps where the table was cut, which is said', async () => {
    URL.createObjectURL = () => 'blob:table'
    URL.revokeObjectURL = () => undefined
    stubApi({ ...answers, 'GET /api/companies/applications-csv': { csv: 'a', completo: false } })
    openList('?seccion=candidatos')
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
    expect(await screen.findByText(/La tabla solo tiene las primeras 10.000 candidaturas/)).toBeTruthy()
  })
})
