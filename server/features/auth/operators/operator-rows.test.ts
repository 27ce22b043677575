import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { operatorAct } from '#server/database/schema/schema.ts'
import { createCipher } from '#server/encryption/cipher.ts'
import { encryptAgain } from '#server/encryption/encrypt-again.ts'
import { openOperatorSite } from '#server/testing/fixtures/operator-site.ts'
import { testAppOf } from '#server/testing/test-app.ts'
import { createOperator } from './create-operator.ts'

const { app, newEmail, codeOf, aReadyOperator, renew } = await openOperatorSite()
const { db } = app.deps

test('The secret of a device is stored encrypted, and encrypted again with a new key', async () => {
  // Of its own, since it ends the key of the site.
  const site = await openOperatorSite()
  const { deps } = site.app
  const { email, secret } = await site.aReadyOperator()
  const { rows } = await deps.db.execute(sql`select encode(totp_secret, 'escape') as bytes from operator`)
  expect(JSON.stringify(rows)).not.toContain(secret)
  const cipher = createCipher('another secret, which is long enough', deps.appSecret)
  await deps.db.execute(sql`insert into encryption_key (id) values (${cipher.keyId})`)
  await encryptAgain({ ...deps, cipher })
  const keys = await deps.db.execute(sql`select distinct totp_key_id from operator where totp_key_id is not null`)
  expect(keys.rows).toEqual([{ totp_key_id: cipher.keyId }])
  const after = testAppOf({ ...deps, cipher: createCipher('another secret, which is long enough') })
  const body = { email, password: site.password, codigo: site.codeOf(secret) }
  expect((await after.call('POST /api/auth/login', { body })).status).toBe(200)
})

describe('The register of acts', () => {
  test('holds what was done at the shell and by operators', async () => {
    const { email, secret, token } = await aReadyOperator()
    expect((await renew(token, codeOf(secret))).status).toBe(200)
    await createOperator(app.deps, newEmail())
    const acts = await db.select().from(operatorAct).orderBy(operatorAct.id)
    expect(acts.at(-1)).toMatchObject({ kind: 'create-operator', operatorId: null, operatorEmail: 'consola' })
    expect(acts.at(-2)).toMatchObject({ kind: 'renew-second-factor', operatorEmail: email })
  })

  test.each(['update operator_act set reason = null', 'delete from operator_act', 'truncate operator_act'])(
    'refuses «%s»',
    async (change) => {
      await expect(db.execute(sql.raw(change))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      })
    },
  )
})
