import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hash } from '@node-rs/argon2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStoredText } from '#server/testing/any-text.ts'
import { hashPassword, passwordMatches } from './password.ts'

// The hashes of tests are cheap, so this one runs in a process without Vitest, with what looks like a test in its environment.
test('the product hashes at the full price, whatever its environment says', async () => {
  const code = `console.log(await (await import(process.argv[1])).hashPassword('luz de otoño'))`
  const args = ['--input-type=module', '--eval', code, join(import.meta.dirname, 'password.ts')]
  const env = { NODE_ENV: 'test', VITEST: 'true', TEST_DEPTH: 'deep' }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

/** Computing time in microseconds, of all threads of the process. The load of the machine does not count. */
async function costOf(passwordHash: string | null): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < 1000; time += 1) await passwordMatches('guess-1234', passwordHash)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

// Seen to fail where a missing hash was answered at once: that was a thousand times cheaper.
test('a guess for an unknown e-mail costs as much as one for an account, so that nobody can measure who has one', async () => {
  const passwordHash = await hashPassword('right-1234')
  await costOf(null)
  expect(await costOf(null)).toBeGreaterThan((await costOf(passwordHash)) / 2)
})

const forms = fc.constantFrom('NFC', 'NFD')

// Seen to fail without normalising: a Mac and a PC may send the same letters as different characters.
test('a password is right whatever way the device writes its accents', async () => {
  const word = 'ñandú 한국어 ự'
  expect(await passwordMatches(word.normalize('NFD'), await hashPassword(word))).toBe(true)
  await fc.assert(
    fc.asyncProperty(anyStoredText, forms, forms, async (text, first, second) => {
      const password = text.slice(0, 100).toWellFormed()
      const passwordHash = await hashPassword(password.normalize(first))
      expect(await passwordMatches(password.normalize(second), passwordHash)).toBe(true)
      expect(await passwordMatches(`${password}a`, passwordHash)).toBe(false)
    }),
  )
})

// Seen to fail when only the normalised password was checked.
test('a hash from before passwords were normalised is still right for what was typed then', async () => {
  const typed = 'luz de otoño'.normalize('NFD')
  const old = await hash(typed)
  expect(await passwordMatches(typed, old)).toBe(true)
  expect(await passwordMatches('luz de otono', old)).toBe(false)
})
