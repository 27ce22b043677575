import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

/** Computing time in microseconds, of all threads of the process. The load of the machine does not count. */
async function costOf(passwordHash: string | null): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < 4; time += 1) await passwordMatches('guess-1234', passwordHash)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

// Seen to fail where a missing hash was answered at once: that was a thousand times cheaper.
test('a guess for an unknown e-mail costs as much as one for an account, so that nobody can measure who has one', async () => {
  const passwordHash = await hashPassword('right-1234')
  await costOf(null)
  expect(await costOf(null)).toBeGreaterThan((await costOf(passwordHash)) / 2)
})
