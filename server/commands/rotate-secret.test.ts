import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aCandidate } from '#server/testing/factories.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { createCipher } from '#server/encryption/cipher.ts'

const app = await createTestApp()
const { db, appSecret } = app.deps
const newSecret = 'the secret after the change'

const rotate = (secrets: Record<string, string>) =>
  promisify(execFile)(process.execPath, [`${import.meta.dirname}/cli.ts`, 'rotate-secret', '--yes'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: String(db.$client.options.connectionString), ...secrets },
  })

test('the command encrypts everything with the new secret', async () => {
  const person = await aCandidate(app, { mst_clases_doc_id: 1, num_documento: '12345678Z' })
  const { stdout } = await rotate({ APP_SECRET: newSecret, APP_SECRET_PREVIOUS: appSecret })
  expect(stdout).toBe('Cifrados con la clave actual: 1. Ningún dato usa ya otra clave.\n')
  const after = testAppOf({ ...app.deps, cipher: createCipher(newSecret) })
  const { body } = await after.call('GET /api/users/user-information', { token: person.token })
  expect(body['num_documento']).toBe('12345678Z')
})
