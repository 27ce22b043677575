import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { initialise, removeToken } from '#web/tab-storage/session-store.ts'
import { aConfirmed } from '#web/testing/appointments.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import AnswerApplication from './route.tsx'

const calls = {
  read: 'POST /api/application-links/read',
  answer: 'POST /api/application-links/answer',
  undo: 'POST /api/application-links/undo',
} as const
const open = {
  can_cv_ofertas_id: 7,
  persona: 'Ana Núñez',
  oferta: 'Farero',
  estado_candidatura: 'leida',
  pendiente: null,
  en_canarias: false,
} as const
const pendiente = { decision: 'no_encaja', se_envia: '2026-11-28T09:42:00.000Z', cita: null } as const
const given = { ...open, pendiente }

/** The page of a link. Returns what the address says. */
function show(fragment: string) {
  const routes = [{ path: '/responder-candidatura', element: <AnswerApplication /> }]
  const router = createMemoryRouter(routes, { initialEntries: [`/responder-candidatura${fragment}`] })
  render(
    <NoticeProvider>
      <RouterProvider router={router} />
    </NoticeProvider>,
  )
  return () => router.state.location
}

const heading = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  initialise(null)
  removeToken()
})

test('sends the edited letter by a press, not before, and takes it back', async () => {
  const { made, bodyOf } = stubApi({ [calls.read]: open, [calls.answer]: given, [calls.undo]: open })
  const location = show('#token=abc&decision=no_encaja')
  await heading('¿No encaja Ana Núñez?')
  expect(location().hash).toBe('')
  expect(made.map(({ call }) => call)).toEqual([calls.read])
  const letter = screen.getByRole('textbox', { name: /Lo que leerá/ })
  await userEvent.clear(letter)
  await press('Enviar la respuesta')
  expect((await screen.findAllByText('Escribe lo que leerá la persona')).length).toBeGreaterThan(0)
  await userEvent.type(letter, 'Gracias, Ana.')
  await press('Enviar la respuesta')
  expect(document.activeElement).toBe(await heading('Has respondido «No encaja»'))
  expect(bodyOf(calls.answer)).toEqual({ token: 'abc', decision: 'no_encaja', texto: 'Gracias, Ana.' })
  expect(screen.getByText(/a partir de las 10:42/)).toBeTruthy()
  await press('Retirar la respuesta')
  await heading('¿No encaja Ana Núñez?')
})

test('offers to propose a time once the answer goes on, and says what was proposed', async () => {
  const likes = { ...given, pendiente: { ...pendiente, decision: 'me_interesa' } } as const
  const { fecha_hora = '' } = aConfirmed().elegida ?? {}
  const cita = { modo: 'telefono', lugar: '', propuestas: [{ fecha_hora, minutos: 45 }] } as const
  const proposed = { ...likes, pendiente: { ...likes.pendiente, cita, se_envia: '2026-11-28T09:50:00.000Z' } }
  const { bodyOf } = stubApi({ [calls.read]: proposed, [calls.answer]: likes })
  show('#token=abc&decision=no_encaja')
  await heading('Has propuesto una cita')
  expect(screen.getByText(/^el .*, 10:30$/)).toBeTruthy()
  await press('Cambiar la cita')
  const title = await heading('Proponer una cita')
  expect(document.activeElement).toBe(title)
  await press('Enviar la propuesta')
  await heading('Has respondido «Me interesa»')
  expect(bodyOf(calls.answer)).toEqual({ token: 'abc', decision: 'me_interesa', cita })
  expect(screen.getByRole('button', { name: 'Proponer una cita' })).toBeTruthy()
})

test('says what was answered, also in the desk, and asks nothing then', async () => {
  stubApi({ [calls.read]: { ...open, estado_candidatura: 'entrevista' } })
  show('#token=abc&decision=me_interesa')
  await heading('Esta candidatura ya está respondida')
  expect(screen.getByText('Ana Núñez está en «Entrevista».')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [refusal(400, 'answer_link_invalid'), 'Este enlace ya no sirve', /Está incompleto/],
  [refusal(409, 'answer_link_closed'), 'No hay nada que responder', serverSentence],
])('says why a link answers nothing', async (answer, title, sentence) => {
  stubApi({ [calls.read]: answer })
  show('#token=abc&decision=me_interesa')
  await heading(title)
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('says so at once without a token', async () => {
  const { made } = stubApi({})
  show('')
  await heading('Este enlace ya no sirve')
  expect(made).toEqual([])
})
