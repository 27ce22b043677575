import { expect, test } from 'vitest'
import { anOperator } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

test.each([
  ['POST /api/account/change-email', { email: 'otra@gestion.example', password: 'una clave larga' }],
  ['DELETE /api/account', { password: 'una clave larga' }],
] as const)('an operator cannot use «%s»: only the shell changes it, and records that', async (call, body) => {
  const { token } = await anOperator(app)
  const answer = await app.call(call, { token, body })
  expect(answer).toMatchObject({ status: 403, body: { code: 'operator_at_shell' } })
  expect(answer.body['error']).toContain('desde la consola del servidor')
})
