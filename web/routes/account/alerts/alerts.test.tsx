import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Alert } from '#web/api/types.ts'
import { findEditedAlert, stopEditingAlert } from '#web/tab-storage/edited-alert.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anAlert } from '#web/testing/alerts.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { AlertsSection } from './alerts-section.tsx'

const read = 'GET /api/users/alerts'
const save = 'PUT /api/alerts/4'
const remove = 'DELETE /api/alerts/4'
const done = { message: serverSentence }

function open() {
  const routes = [
    { path: '/cuenta', element: <AlertsSection /> },
    { path: '*', element: <p>otra página</p> },
  ]
  const router = siteRouter(routes, { address: '/cuenta' })
  renderPrivate(<RouterProvider router={router} />)
  return router
}

/** A server with one alert, which its calls change. */
function stubAlert(changes: Partial<Alert> = {}) {
  let alerts = [anAlert(changes)]
  return stubApi({
    [read]: () => alerts,
    [save]: (body: unknown) => {
      alerts = alerts.map((one) => ({ ...one, ...(body as Partial<Alert>), por_confirmar: false }))
      return done
    },
    [remove]: () => {
      alerts = []
      return done
    },
  })
}

const card = () => screen.findByRole('article')
const frequency = () => screen.findByLabelText<HTMLSelectElement>('Cuándo te escribimos')
const mails = () => screen.findByRole<HTMLInputElement>('switch', { name: /Correos/ })

beforeEach(() => {
  sessionStorage.clear()
  stopEditingAlert()
  saveToken('token-1')
})

describe('The list of alerts', () => {
  test('says what each is about, when it was made and when it was last mailed', async () => {
    stubAlert({ ultimo_envio: '2026-11-24' })
    open()
    expect(within(await card()).getByRole('heading', { name: /cocinero en Sevilla, desde 18.000 €/ })).toBeTruthy()
    expect(screen.getByText('Creado el 21/11/2026 · Último correo: 24/11/2026')).toBeTruthy()
    expect((await frequency()).value).toBe('diaria')
    expect((await mails()).checked).toBe(true)
  })

  test('leads to its offers', async () => {
    stubAlert()
    open()
    const link = await screen.findByRole('link', { name: /^Ver las ofertas: cocinero/ })
    expect(link.getAttribute('href')).toBe('/pagina-principal?nombre=cocinero&ciudad=Sevilla&salario=18000')
  })

  test('that is empty says how to make one', async () => {
    stubApi({ [read]: [] })
    open()
    expect(await screen.findByText('No tienes avisos')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buscar ofertas' }).getAttribute('href')).toBe('/pagina-principal')
  })

  test('can be asked for again where it could not be loaded', async () => {
    const answers: Parameters<typeof stubApi>[0] = { [read]: refusal(500, 'internal') }
    stubApi(answers)
    open()
    await screen.findAllByText('No pudimos obtener tus avisos')
    answers[read] = [anAlert()]
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await card()).toBeTruthy()
  })

  test('that is full says so', async () => {
    stubApi({ [read]: Array.from({ length: 20 }, (_, index) => anAlert({ alertas_id: index + 1 })) })
    open()
    expect(await screen.findByText(/Tienes el máximo de 20 avisos/)).toBeTruthy()
  })
})

describe('An alert', () => {
  test('is mailed as often as is chosen, which is saved at once', async () => {
    const { bodyOf } = stubAlert()
    open()
    await userEvent.selectOptions(await frequency(), 'Los lunes a las 8:00')
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(bodyOf(save)).toEqual({ frecuencia: 'semanal' })
    expect((await frequency()).value).toBe('semanal')
  })

  test('is paused and resumed by one press each', async () => {
    const { bodyOf } = stubAlert()
    open()
    await userEvent.click(await mails())
    await waitFor(() => expect(bodyOf(save)).toEqual({ pausada: true }))
    expect((await mails()).checked).toBe(false)
    await userEvent.click(await mails())
    await waitFor(() => expect(bodyOf(save)).toEqual({ pausada: false }))
  })

  test('shows again what is saved when a change fails', async () => {
    stubApi({ [read]: [anAlert()], [save]: refusal(500, 'internal') })
    open()
    await userEvent.selectOptions(await frequency(), 'Al momento')
    expect(await screen.findByText(/No pudimos guardar/)).toBeTruthy()
    await waitFor(async () => expect((await frequency()).value).toBe('diaria'))
  })

  test('is deleted after a question, and the list is empty then', async () => {
    const { made } = stubAlert()
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^Eliminar: cocinero/ }))
    await userEvent.click(screen.getByRole('button', { name: 'SI' }))
    expect(await screen.findByText('No tienes avisos')).toBeTruthy()
    expect(made.filter(({ call }) => call === remove)).toHaveLength(1)
  })

  test('that waits for an answer is kept by one press', async () => {
    const { bodyOf } = stubAlert({ por_confirmar: true })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, seguid avisándome' }))
    await waitFor(() => expect(screen.queryByText(/¿Lo sigues queriendo\?/)).toBeNull())
    expect(bodyOf(save)).toEqual({ pausada: false })
  })

  test('opens its filters in the list of offers, which then saves into it', async () => {
    stubAlert()
    const router = open()
    await userEvent.click(await screen.findByRole('link', { name: /^Cambiar filtros: cocinero/ }))
    await screen.findByText('otra página')
    expect(router.state.location.search).toBe('?nombre=cocinero&ciudad=Sevilla&salario=18000')
    expect(findEditedAlert()).toEqual({ id: 4, description: anAlert().descripcion, token: undefined })
  })

  test('has a feed whose address can be copied', async () => {
    stubAlert()
    open()
    await card()
    const user = userEvent.setup()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByText('Seguirlo por RSS'))
    await user.click(screen.getByRole('button', { name: 'Copiar' }))
    expect(write).toHaveBeenCalledWith('https://empleo.example/feeds/avisos.rss?token=4.rss')
    expect(await screen.findByText('Dirección copiada')).toBeTruthy()
    expect(screen.getByText('Solo para ti: quien la conozca puede leerla.')).toBeTruthy()
  })
})
