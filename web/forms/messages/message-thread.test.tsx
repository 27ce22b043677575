import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { OpenedApplication } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { MessageThread } from './message-thread.tsx'

type Exchange = OpenedApplication['conversacion']

const said: Exchange['mensajes'] = [
  { mensaje_id: null, quien: 'empresa', texto: 'Te esperamos.', fecha: '2026-11-21T10:00:00.000Z', denunciado: false },
  { mensaje_id: 4, quien: 'candidato', texto: '¿A qué hora?', fecha: '2026-11-21T11:00:00.000Z', denunciado: false },
  { mensaje_id: 5, quien: 'empresa', texto: 'A las diez.', fecha: '2026-11-22T10:00:00.000Z', denunciado: false },
]

const show = (turno: Exchange['turno'], mensajes = said) => {
  const application = { can_cv_ofertas_id: 7, conversacion: { mensajes, turno } }
  renderPrivate(<MessageThread application={application} side="candidato" other="Casa Ría" />)
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tu mensaje' })
const write = async (text: string) => {
  await userEvent.type(box(), text)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
}
const call = 'POST /api/users/application-message/7'

beforeEach(() => saveToken('token-1'))

test('The messages are in order with who and when, and whoever has the turn writes one', async () => {
  const { bodyOf } = stubApi({ [call]: { message: 'Mensaje enviado.' } })
  show('tuyo')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Casa Ría21/11/2026, 11:00Te esperamos.',
    'Tú21/11/2026, 12:00¿A qué hora?',
    'Casa Ría22/11/2026, 11:00A las diez.Denunciar',
  ])
  await write('Allí estaré.')
  expect(await screen.findByText('Mensaje enviado.')).toBeTruthy()
  expect(bodyOf(call)).toEqual({ texto: 'Allí estaré.' })
})

test.each([
  [refusal(400, 'message_refused'), serverSentence],
  [refusal(500, 'internal'), /Lo que has escrito sigue aquí/],
])('A text that cannot be sent stays, with the reason', async (answer, sentence) => {
  stubApi({ [call]: answer })
  show('tuyo')
  await write('Llámame')
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
  expect(box().value).toBe('Llámame')
})

test('Whoever waits has no box, and nobody has one after the end or before the company has written', () => {
  show('suyo')
  show('nadie')
  show('suyo', [])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByText('Esperas su respuesta')).toHaveLength(1)
})

test('A message of the other side is reported after a question', async () => {
  stubApi({ 'POST /api/reports/report-message/5': { message: 'Gracias.' } })
  show('suyo')
  await userEvent.click(screen.getByRole('button', { name: 'Denunciar' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Denunciar' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Gracias.')).toBeTruthy()
})
