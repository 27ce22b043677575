import { randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'
import { createOperator } from './create-operator.ts'

const app = await createTestApp()
const { clock } = app.deps

const password = 'faro de guardia'

interface Setup {
  secreto: string
  semilla: string
}

async function aLink() {
  const email = `${randomBytes(5).toString('hex')}@gestion.example`
  const link = await createOperator(app.deps, email)
  return { email, token: link.split('#token=')[1] ?? '' }
}

const getSetup = async (token: string) =>
  (await app.call<Setup>('POST /api/operator/get-setup', { body: { token } })).body

const finish = (token: string, { secreto, semilla }: Setup) => {
  const codigo = new TOTP({ secret: secreto }).generate({ timestamp: clock.now().getTime() })
  const body = { token, semilla, password, confirmPassword: password, codigo }
  return app.call<{ session: string; code: string }>('POST /api/operator/finish-setup', { body })
}

describe('The secret of a setup link', () => {
  test('differs each time, so that whoever read the link before does not know the stored one', async () => {
    const { token } = await aLink()
    const stranger = await getSetup(token)
    const owner = await getSetup(token)
    expect(stranger.secreto).not.toBe(owner.secreto)
    expect((await finish(token, { ...owner, secreto: stranger.secreto })).body.code).toBe('second_factor_wrong')
    expect((await finish(token, owner)).status).toBe(200)
  })
})
