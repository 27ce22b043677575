import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Appointment } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { anApplication, anOpenedApplication } from '#web/testing/applications.ts'
import { aConfirmed, anAppointment } from '#web/testing/appointments.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { ApplicationsSection } from '../applications-section.tsx'

const choose = 'PUT /api/users/choose-appointment/5'

/** The list with an application that is opened at once, and its appointment. */
function open(cita: Appointment, more: object = {}) {
  const fields = { estado_candidatura: 'entrevista', cita } as const
  const api = stubApi({
    'GET /api/users/user-candidatures': [anApplication(fields)],
    'GET /api/users/candidature/5': () => anOpenedApplication({ ...fields, ...more }),
    ...more,
  })
  const routes = [{ path: '*', element: <ApplicationsSection /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/mi-perfil?candidatura=5'] })
  renderPrivate(<RouterProvider router={router} />)
  return api
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  saveToken('a-token')
})

test('One press chooses a time, and a second one sends nothing more', async () => {
  const { made, bodyOf } = open(anAppointment(), { [choose]: { message: 'Confirmada', cita: aConfirmed() } })
  const taken = await screen.findByRole<HTMLButtonElement>('button', { name: /16:00.*ya no está libre/ })
  expect(taken.disabled).toBe(true)
  await userEvent.dblClick(screen.getByRole('button', { name: /10:30/ }))
  expect(await screen.findByText('Confirmada')).toBeTruthy()
  expect(bodyOf(choose)).toEqual({ propuesta: 0, version: 1 })
  expect(made.filter(({ call }) => call === choose)).toHaveLength(1)
})

test('What somebody typed stays after a lost connection, and after the company was faster, which is said', async () => {
  open(anAppointment())
  await press('Ninguna me viene bien')
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: /¿Cuándo puedes/ })
  await userEvent.type(line, 'Por la tarde')
  await press('Enviar')
  expect(await screen.findByText(/No pudimos guardar tu respuesta/)).toBeTruthy()
  stubApi({ [choose]: refusal(409, 'appointment_changed') })
  await press('Enviar')
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  expect(line.value).toBe('Por la tarde')
})

test('An agreed interview by video has its link and its file, and can still be declined', async () => {
  open(aConfirmed({ modo: 'video', lugar: 'https://video.example/sala', en_canarias: true }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Entrevista el .*10:30, 9:30 en Canarias, por videollamada$/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Entrar en la videollamada' }).getAttribute('href')).toContain('/sala')
  expect(dialog.getByRole('button', { name: 'Añadir a mi calendario' })).toBeTruthy()
  await press('No puedo a esa hora')
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /¿Cuándo puedes/ }))
})

test('The first screen leads to what waits for a choice', async () => {
  open(anAppointment())
  const waiting = await screen.findByText('Casa Ría · Cocinera')
  const link = waiting.closest('li')?.querySelector('a')
  expect(link?.getAttribute('href')).toBe('/mi-perfil?candidatura=5')
})
