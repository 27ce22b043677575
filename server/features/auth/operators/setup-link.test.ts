import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { account, accountDeletion, emailLink, operator } from '#server/database/schema/schema.ts'
import { hashToken } from '#server/http/caller.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { addLink, tokenOf } from '../email-links/add-link.ts'
import { getEmail } from '../email-links/queries.ts'
import { findReset, saveReset } from '../password-reset/queries.ts'
import { createOperator } from './create-operator.ts'

const app = await createTestApp()
const { clock, db } = app.deps

const password = 'faro de guardia'

interface Setup {
  secreto: string
  semilla: string
}

const tokenIn = (link: string) => link.split('#token=')[1] ?? ''

async function aLink() {
  const email = `${randomBytes(5).toString('hex')}@gestion.example`
  const link = await createOperator(app.deps, email)
  const [{ id = 0 } = {}] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
  return { id, email, token: tokenIn(link) }
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

async function aReset(accountId: number) {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashToken(token)
  const expiresAt = new Date(clock.now().getTime() + 60_000)
  await db.transaction((tx) => saveReset(tx, { tokenHash, accountId, expiresAt }))
  return { token, tokenHash, now: clock.now() }
}

describe('A setup', () => {
  test('ends what the old password opened, and informs the owner', async () => {
    const { id, token } = await aLink()
    const reset = await aReset(id)
    await db.transaction((tx) => addLink(tx, app.deps, { accountId: id, email: 'x@gestion.example', kind: 'change' }))
    expect((await finish(token, await getSetup(token))).status).toBe(200)
    expect(await findReset(db, reset)).toBeNull()
    expect((await getEmail(db, id, clock.now())).pending).toBeNull()
    const queued = sql`select from pgboss.job where name = 'password-changed' and data ->> 'accountId' = ${String(id)}`
    expect((await db.execute(queued)).rows).toHaveLength(1)
  })

  test('is refused while the account is being deleted', async () => {
    const { id: accountId, token } = await aLink()
    const times = { requestedAt: clock.now(), dueAt: new Date(clock.now().getTime() + 60_000) }
    await db.insert(accountDeletion).values({ accountId, ...times, isIdle: false, pausedProjects: [] })
    expect(await finish(token, await getSetup(token))).toMatchObject({ status: 403, body: { code: 'account_leaving' } })
  })

  test('waits for a sign-in before it locks anything that the sign-in needs', async () => {
    const { id, token } = await aLink()
    const setup = await getSetup(token)
    const answer = await db.transaction(async (tx) => {
      await tx.select().from(account).where(eq(account.id, id)).for('no key update')
      const finishing = finish(token, setup)
      await untilSomebodyWaits(app)
      await tx.select().from(operator).where(eq(operator.accountId, id)).for('update', { noWait: true })
      return { finishing }
    })
    expect((await answer.finishing).status).toBe(200)
  })
})

describe('An open setup link ends', () => {
  test('with a password that is chosen by a link of a mail', async () => {
    const { id, token } = await aLink()
    const { token: reset } = await aReset(id)
    const body = { token: reset, password, confirmPassword: password }
    expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(200)
    expect(await getSetup(token)).toMatchObject({ code: 'setup_link_invalid' })
  })

  test('with a password that the operator changes', async () => {
    const { email, token } = await aLink()
    const { session } = (await finish(token, await getSetup(token))).body
    const next = tokenIn(await createOperator(app.deps, email))
    const body = { currentPassword: password, password: 'otro faro de noche', confirmPassword: 'otro faro de noche' }
    expect((await app.call('POST /api/auth/change-password', { token: session, body })).status).toBe(200)
    expect(await getSetup(next)).toMatchObject({ code: 'setup_link_invalid' })
  })

  test('with a change of e-mail that is undone', async () => {
    const { id: accountId, email, token } = await aLink()
    await db.transaction((tx) => addLink(tx, app.deps, { accountId, email, kind: 'undo' }))
    const [{ id = '' } = {}] = await db.select().from(emailLink).where(eq(emailLink.accountId, accountId))
    const body = { token: tokenOf(app.deps.appSecret, id) }
    expect((await app.call('POST /api/auth/verify-email', { body })).status).toBe(200)
    expect(await getSetup(token)).toMatchObject({ code: 'setup_link_invalid' })
  })
})
