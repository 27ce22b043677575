import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { EmailSection } from './email-section.tsx'

const calls = {
  read: 'GET /api/account/email',
  change: 'POST /api/account/change-email',
  cancel: 'DELETE /api/account/email-change',
  resend: 'POST /api/account/resend-email-link',
} as const

const email = { email: 'ana@prueba.example', confirmado: true, correo_pendiente: null as string | null }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function ask(address: string, password: string) {
  await screen.findByText(email.email)
  if (address) await userEvent.type(field('Correo nuevo'), address)
  if (password) await userEvent.type(field('Tu contraseña'), password)
  await press('Cambiar correo')
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('asks for a change with the password, and shows what waits', async () => {
  const answers = { [calls.read]: email, [calls.change]: { message: serverSentence } }
  const { bodyOf } = stubApi(answers)
  renderPrivate(<EmailSection />)
  answers[calls.read] = { ...email, correo_pendiente: 'nueva@prueba.example' }
  await ask('nueva@prueba.example', 'vieja luz')
  expect(await screen.findByText(serverSentence)).toBeTruthy()
  expect(bodyOf(calls.change)).toEqual({ email: 'nueva@prueba.example', password: 'vieja luz' })
  expect(await screen.findByText(/Has pedido cambiarlo por nueva@prueba\.example/)).toBeTruthy()
  expect(field('Tu contraseña').value).toBe('')
})

test('cancels the change that waits, and sends its link again', async () => {
  const answers = {
    [calls.read]: { ...email, correo_pendiente: 'nueva@prueba.example' },
    [calls.cancel]: { message: 'cancelado' },
    [calls.resend]: { message: 'reenviado' },
  }
  stubApi(answers)
  renderPrivate(<EmailSection />)
  await press('Volver a enviar')
  expect(await screen.findByText('reenviado')).toBeTruthy()
  answers[calls.read] = email as never
  await press('Cancelar el cambio')
  expect(await screen.findByText('cancelado')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/Has pedido cambiarlo/)).toBeNull())
})

test.each([
  ['', 'vieja luz', 'Escribe el correo nuevo'],
  ['nueva@', 'vieja luz', 'Escribe un correo completo, como nombre@dominio.es'],
  ['nueva@prueba.example', '', 'Escribe tu contraseña'],
])('sends nothing for «%s» and «%s»', async (address, password, sentence) => {
  const { made } = stubApi({ [calls.read]: email })
  renderPrivate(<EmailSection />)
  await ask(address, password)
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(made.map(({ call }) => call)).not.toContain(calls.change)
})

test.each([
  ['password_wrong', 'Tu contraseña actual no es esta', 'Tu contraseña'],
  ['email_same', 'Este ya es el correo de tu cuenta', 'Correo nuevo'],
])('marks the field of %s', async (code, sentence, label) => {
  stubApi({ [calls.read]: email, [calls.change]: refusal(400, code) })
  renderPrivate(<EmailSection />)
  await ask('nueva@prueba.example', 'mala luz')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
})

test('says that the e-mail is not confirmed', async () => {
  stubApi({ [calls.read]: { ...email, confirmado: false } })
  renderPrivate(<EmailSection />)
  expect(await screen.findByText('Sin confirmar')).toBeTruthy()
})

test('says that the e-mail could not be read', async () => {
  stubApi({})
  renderPrivate(<EmailSection />)
  expect(await screen.findByText('No pudimos obtener tu correo')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})
