import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

/** Computing time of wrong passwords that are sent at once. The load of the machine does not count. */
async function costOfTries(count: number, email: string): Promise<number> {
  const before = process.cpuUsage()
  const body = { email, password: 'probando' }
  await Promise.all(Array.from({ length: count }, () => app.call('POST /api/auth/login', { body })))
  const { user, system } = process.cpuUsage(before)
  return user + system
}

// Seen to fail where the try was counted after its hash: forty tries cost four times as much as ten.
test('of forty passwords that are sent at once only the ten allowed tries cost a hash', async () => {
  await costOfTries(1, 'primera@prueba.example')
  const ten = await costOfTries(10, 'diez@prueba.example')
  expect(await costOfTries(40, 'cuarenta@prueba.example')).toBeLessThan(2.5 * ten)
})
