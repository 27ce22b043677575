import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReportCase, ReportCaseDetails } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import Review from '../review/route.tsx'
import ReportCasePage from './case/route.tsx'
import ReviewReports from './route.tsx'

const calls = {
  list: 'GET /api/operator/report-cases',
  read: 'GET /api/operator/report-case/3',
  decide: 'POST /api/operator/decide-report-case/3',
} as const

const one: Omit<ReportCase, 'vencida'> = {
  caso_id: 3,
  emp_ofertas_id: 7,
  nombre: 'Reparto desde casa',
  empresa: 'Talleres Norte',
  en_cola_desde: '2026-11-21T10:05:00.000Z',
  denuncias: 3,
  motivos: [
    { motivo: 'pide_dinero', veces: 2 },
    { motivo: 'otra', veces: 1 },
  ],
  segunda_revision: false,
}
const details: ReportCaseDetails = {
  ...one,
  cuenta_id: 12,
  descripcion: 'Reparte desde casa.\nUniforme: 60 €.',
  situacion: 'publicada',
  version: 4,
  lista: [
    {
      denuncia_id: 42,
      motivo: 'otra',
      texto: 'La calle no existe',
      fecha: '2026-11-21T10:06:00.000Z',
      con_correo: true,
    },
    { denuncia_id: 41, motivo: 'pide_dinero', texto: null, fecha: '2026-11-21T10:05:00.000Z', con_correo: false },
  ],
  decidido: null,
  texto_empresa: null,
}
const again: ReportCaseDetails = {
  ...details,
  situacion: 'retirada',
  segunda_revision: true,
  decidido: {
    decision: 'retirada',
    motivo: 'pide_dinero',
    explicacion: 'Pide dinero por un uniforme.',
    fecha: '2026-11-21T11:00:00.000Z',
  },
  texto_empresa: 'El uniforme lo paga la empresa.',
}
const decided = { message: 'Decisión guardada.' }

const pages = [
  { path: '/gestion/revision/denuncias', element: <ReviewReports /> },
  {
    path: '*',
    element: <ReportCasePage {...({ loaderData: 3 } as Parameters<typeof ReportCasePage>[0])} />,
  },
]
const showAll = [{ element: <Review />, children: pages }]
const show = (address: string) => renderPrivate(<RouterProvider router={siteRouter(showAll, { address })} />)
const showQueue = (search = '') => show(`/gestion/revision/denuncias${search}`)
const showCase = () => show('/gestion/revision/denuncias/3')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Explicación/)
const sendDialog = async (name: string) =>
  userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name }))
/** Opens the dialog of a decision and explains it. */
async function explain(name: string, text: string) {
  await press(name)
  await userEvent.type(await field(), text)
}

beforeEach(() => saveToken('token-1'))

describe('The queue of reports', () => {
  test('has one entry for each offer, with how often which reason was given', async () => {
    stubApi({ [calls.list]: { casos: [one, { ...again, caso_id: 4, denuncias: 1, vencida: true }], siguiente: null } })
    showQueue()
    const [link] = await screen.findAllByRole('link', { name: 'Reparto desde casa' })
    expect(link?.getAttribute('href')).toBe('/gestion/revision/denuncias/3')
    expect(screen.getByText('3 denuncias')).toBeTruthy()
    expect(screen.getAllByText('Pide dinero (2)')).toHaveLength(2)
    expect(screen.getByText('Espera desde el 21/11/2026, 11:05')).toBeTruthy()
    expect(screen.getByText('Fuera de plazo. Espera desde el 21/11/2026, 11:05')).toBeTruthy()
    expect(screen.getByText('Segunda revisión')).toBeTruthy()
  })

  test('that is empty says so', async () => {
    stubApi({ [calls.list]: { casos: [], siguiente: null } })
    showQueue()
    expect(await screen.findByText('No hay denuncias por revisar')).toBeTruthy()
  })

  test('leads to its next page and back to the first', async () => {
    const siguiente = { desde: '2026-11-21T10:05:00.000Z', desde_id: 3 }
    stubApi({ [calls.list]: { casos: [one], siguiente } })
    showQueue('?desde=2026-11-20T10%3A05%3A00.000Z&id=2')
    const next = await screen.findByRole('link', { name: 'Ver las siguientes' })
    expect(next.getAttribute('href')).toBe('/gestion/revision/denuncias?desde=2026-11-21T10%3A05%3A00.000Z&id=3')
    const first = screen.getByRole('link', { name: 'Volver a las más antiguas' })
    expect(first.getAttribute('href')).toBe('/gestion/revision/denuncias')
  })

  test('offers to try again when it cannot be read', async () => {
    stubApi({ [calls.list]: refusal(500, 'internal') })
    showQueue()
    await screen.findByText('Vaya... No pudimos obtener las denuncias')
    stubApi({ [calls.list]: { casos: [one], siguiente: null } })
    await press('Reintentar')
    expect(await screen.findByRole('link', { name: 'Reparto desde casa' })).toBeTruthy()
  })
})

describe('The reports of an offer', () => {
  test('are shown beside the offer, and the offer is hidden for a reason and with an explanation', async () => {
    const { made, bodyOf } = stubApi({
      [calls.read]: details,
      [calls.decide]: decided,
      [calls.list]: { casos: [], siguiente: null },
    })
    showCase()
    expect(await screen.findByText('La calle no existe')).toBeTruthy()
    expect(screen.getByText('Sin más explicación')).toBeTruthy()
    expect(screen.getByText(/Uniforme: 60 €/)).toBeTruthy()
    expect(screen.getByText('Publicada ahora')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Abrir la oferta/ })).toBeTruthy()
    await press('Retirar la oferta')
    await sendDialog('Retirar la oferta')
    expect((await screen.findAllByText('Elige un motivo')).length).toBeGreaterThan(0)
    expect(made.map(({ call }) => call)).not.toContain(calls.decide)
    await userEvent.selectOptions(screen.getByLabelText(/^Motivo/), 'Pide dinero')
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'Pide dinero por un uniforme.')
    await sendDialog('Retirar la oferta')
    expect(await screen.findByText('No hay denuncias por revisar')).toBeTruthy()
    expect(bodyOf(calls.decide)).toEqual({
      decision: 'retirar',
      motivo: 'pide_dinero',
      explicacion: 'Pide dinero por un uniforme.',
      ultima_denuncia: 42,
      version: 4,
    })
    expect(made.filter(({ call }) => call === calls.decide)).toHaveLength(1)
  })

  test('are closed without hiding the offer, with an explanation and no reason', async () => {
    const { bodyOf } = stubApi({
      [calls.read]: details,
      [calls.decide]: decided,
      [calls.list]: { casos: [], siguiente: null },
    })
    showCase()
    await screen.findByText('La calle no existe')
    await explain('No procede', 'La fianza es del piso.')
    await sendDialog('No procede')
    expect(await screen.findByText('Decisión guardada.')).toBeTruthy()
    expect(bodyOf(calls.decide)).toEqual({
      decision: 'no_procede',
      motivo: null,
      explicacion: 'La fianza es del piso.',
      ultima_denuncia: 42,
      version: 4,
    })
    stubApi({ [calls.read]: details, 'POST /api/operator/undo-decision/7': { revision: {} } })
    await press('Deshacer')
    expect(await screen.findByText('Deshecho. Nadie ha recibido nada.')).toBeTruthy()
    expect(await screen.findByText('La calle no existe')).toBeTruthy()
  })

  test('in a second look show the first decision and what the company says', async () => {
    stubApi({ [calls.read]: again })
    showCase()
    expect(await screen.findByText('El uniforme lo paga la empresa.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Abrir la oferta' })).toBeNull()
    expect(screen.getByText('Retirada: Pide dinero')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Mantener retirada' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Volver a publicar' })).toBeTruthy()
  })

  test('that somebody else has decided meanwhile say so, and show the decision', async () => {
    stubApi({ [calls.read]: details, [calls.decide]: refusal(409, 'report_decided') })
    showCase()
    await screen.findByText('La calle no existe')
    await explain('No procede', 'La fianza es del piso.')
    stubApi({
      [calls.read]: { ...again, en_cola_desde: null },
      [calls.decide]: refusal(409, 'report_decided'),
    })
    await sendDialog('No procede')
    expect(await screen.findByText('Alguien ha decidido ya sobre estas denuncias.')).toBeTruthy()
    expect(await screen.findByText('Retirada: Pide dinero')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'No procede' })).toBeNull()
  })

  test('about an offer that its company changes meanwhile stay, with the new text and what was typed', async () => {
    stubApi({ [calls.read]: details, [calls.decide]: refusal(409, 'offer_edited') })
    showCase()
    await screen.findByText('La calle no existe')
    await explain('No procede', 'La fianza es del piso.')
    stubApi({
      [calls.read]: { ...details, version: 5, descripcion: 'Reparte en bicicleta.' },
      [calls.decide]: refusal(409, 'offer_edited'),
    })
    await sendDialog('No procede')
    expect(await screen.findByText(/La empresa ha cambiado la oferta mientras la mirabas/)).toBeTruthy()
    expect(await screen.findByText('Reparte en bicicleta.')).toBeTruthy()
    expect((await field()).value).toBe('La fianza es del piso.')
  })

  test.each([
    ['publicada', /la oferta sigue publicada/],
    ['retirada', /deja de estar retirada/],
    ['en_revision', /la oferta queda en revisión/],
    ['oculta', /la oferta sigue sin verse/],
  ] as const)('of an offer that is «%s» say what it will be if they are closed', async (situacion, sentence) => {
    stubApi({ [calls.read]: { ...again, situacion } })
    showCase()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('keep the typed text if the decision could not be saved', async () => {
    stubApi({ [calls.read]: details })
    showCase()
    await screen.findByText('La calle no existe')
    await explain('No procede', 'La fianza es del piso.')
    await sendDialog('No procede')
    expect(await screen.findByText('No pudimos guardar la decisión. Inténtalo de nuevo.')).toBeTruthy()
    expect((await field()).value).toBe('La fianza es del piso.')
  })

  test.each([
    [refusal(404, 'report_not_found'), 'Estas denuncias no existen, o ya se han borrado'],
    [refusal(500, 'internal'), 'Vaya... No pudimos obtener estas denuncias'],
  ])('that cannot be read say so', async (refused, sentence) => {
    stubApi({ [calls.read]: refused })
    showCase()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
