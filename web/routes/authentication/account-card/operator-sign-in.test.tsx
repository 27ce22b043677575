import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAccounts, roles, signIn, startSignedOut } from '#web/testing/account-card.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'

beforeEach(startSignedOut)

test('keeps the session in this browser only if asked to', async () => {
  const { bodyOf } = stubApi({ 'POST /api/auth/login': { session: 'token-1' }, 'GET /api/master/get-role': roles(1) })
  openAccounts()
  const keep = screen.getByRole<HTMLInputElement>('switch', { name: 'Mantener la sesión en este dispositivo' })
  expect(keep.checked).toBe(false)
  await userEvent.click(keep)
  await signIn()
  await waitFor(() => expect(localStorage.getItem('keptSession')).toBe('ana@prueba.example'))
  expect(bodyOf('POST /api/auth/login')).toMatchObject({ mantener: true })
})

describe('The sign-in of an operator', () => {
  const asked = { 'POST /api/auth/login': refusal(401, 'second_factor_required') }

  test('asks for the code after a right password, and sends all three together', async () => {
    const { bodyOf } = stubApi(asked)
    openAccounts()
    await signIn()
    const code = await screen.findByLabelText('Código de verificación')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(document.activeElement).toBe(code)
    const { made } = stubApi({ 'POST /api/auth/login': { session: 'token-1' }, 'GET /api/master/get-role': roles(3) })
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(made).toHaveLength(2))
    expect(bodyOf('POST /api/auth/login')).toEqual({ email: 'ana@prueba.example', password: 'luz-de-faro' })
    expect(made[0]?.body).toEqual({ email: 'ana@prueba.example', password: 'luz-de-faro', codigo: '123456' })
  })

  test('keeps the typed values after a wrong code', async () => {
    stubApi(asked)
    openAccounts()
    await signIn()
    const code = await screen.findByLabelText<HTMLInputElement>('Código de verificación')
    stubApi({ 'POST /api/auth/login': refusal(400, 'second_factor_wrong') })
    await userEvent.type(code, '000000{Enter}')
    expect(await screen.findByText(/Este código no es correcto/)).toBeTruthy()
    expect(code.value).toBe('000000')
  })
})
