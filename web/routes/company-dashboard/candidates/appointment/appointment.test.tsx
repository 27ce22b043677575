import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { spanishDay } from '#contract/values/spanish/day.ts'
import type { OpenedApplication } from '#web/api/types.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { aConfirmed, aListed, anAppointment } from '#web/testing/appointments.ts'
import { companyCandidate, openedApplication } from '#web/testing/company-rows.ts'
import { listCalls, openList } from '#web/testing/open-list.tsx'
import { counted, refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'

const propose = 'PUT /api/companies/propose-appointment/6'
const cancel = 'PUT /api/companies/cancel-appointment/6'
const day = dayAfter(todayInMadrid(), 5)

/** The desk with one application, which is in this state. */
function openDesk(opened: Partial<OpenedApplication>, more: object = {}, search = '&candidatura=6') {
  const state = { estado_candidatura: 'entrevista' } as const
  const api = stubApi({
    [listCalls.candidates]: counted([{ ...companyCandidate, ...state }]),
    [listCalls.counts]: { por_estado: [], sin_leer: 0 },
    'GET /api/companies/application/6': { ...openedApplication, ...state, ...opened },
    'GET /api/companies/appointments': [],
    ...more,
  })
  openList(`?seccion=candidatos${search}`)
  return api
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function typeTime() {
  await userEvent.click(screen.getAllByRole('spinbutton')[0] ?? document.body)
  await userEvent.keyboard(spanishDay(day).replaceAll('/', ''))
  fireEvent.change(screen.getByLabelText(/^Hora 1/), { target: { value: '10:30' } })
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  saveToken('token-1')
})

test('A proposal begins with the place used last, and says each time in words', async () => {
  const others = { 'GET /api/companies/appointments': [aListed({ can_cv_ofertas_id: 7, lugar: 'Plaza 1' })] }
  const { bodyOf } = openDesk({}, { ...others, [propose]: { message: 'Propuesta', cita: anAppointment() } })
  await press('Proponer entrevista')
  await typeTime()
  expect(screen.getByText(/^el \p{L}+ \d+.*, 10:30$/u)).toBeTruthy()
  await press('Enviar la propuesta')
  expect(await screen.findByText('Propuesta')).toBeTruthy()
  const propuestas = [{ fecha_hora: expect.stringMatching(`^${day}T10:30:00[+]0[12]:00$`), minutos: 30 }]
  expect(bodyOf(propose)).toEqual({ modo: 'presencial', lugar: 'Plaza 1', propuestas })
})

test('A refused proposal says why, and keeps what was typed', async () => {
  openDesk({ cita: anAppointment() }, { [propose]: refusal(409, 'appointment_taken') })
  await press('Cambiar')
  expect(screen.getByLabelText<HTMLInputElement>('Hora 2').value).toBe('16:00')
  await typeTime()
  await press('Enviar la propuesta')
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Hora 1/).value).toBe('10:30')
})

test('Only after a question an appointment is cancelled', async () => {
  const { made } = openDesk({ cita: aConfirmed() }, { [cancel]: { message: 'Cancelada', cita: anAppointment() } })
  expect(await screen.findByText(/^Entrevista el .*, 10:30, Calle Mayor 3/)).toBeTruthy()
  await press('Cancelar la cita')
  const question = within(screen.getByRole('alertdialog'))
  expect(made.some(({ call }) => call === cancel)).toBe(false)
  await userEvent.click(question.getByRole('button', { name: 'Cancelar la cita' }))
  expect(await screen.findByText('Cancelada')).toBeTruthy()
})

test('The first screen lists what is next, and the row of an application has its line', async () => {
  openDesk({}, { 'GET /api/companies/appointments': [aListed(aConfirmed()), aListed({ can_cv_ofertas_id: 9 })] }, '')
  const links = within(await screen.findByRole('region', { name: 'Próximas citas' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/perfil-empresa?seccion=candidatos&candidatura=6',
    '/perfil-empresa?seccion=candidatos&candidatura=9',
  ])
  expect(within(screen.getByRole('article')).getByText(/^Entrevista el /)).toBeTruthy()
})

test('Appointments that fail to load are asked for again by a press, and the list shows all the same', async () => {
  openDesk({}, { 'GET /api/companies/appointments': refusal(500, 'internal') }, '')
  expect(await screen.findByText('No pudimos obtener tus próximas citas')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ana Núñez' })).toBeTruthy()
  stubApi({ 'GET /api/companies/appointments': [aListed()] })
  await press('Reintentar')
  expect(await screen.findByRole('region', { name: 'Próximas citas' })).toBeTruthy()
})
