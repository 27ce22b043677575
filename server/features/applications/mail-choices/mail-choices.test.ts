import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, anAccount } from '#server/testing/factories.ts'
import { openNewsSite } from '#server/testing/fixtures/news-site.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'

const { app, mails, applied, move, tellAfter } = await openNewsSite()

const mine = (whose: 'users' | 'companies', token: string) =>
  app.call<{ avisos_candidaturas: unknown }>(`GET /api/${whose}/mail-choices`, { token })
const change = (whose: 'users' | 'companies', token: string | undefined, avisos_candidaturas: unknown) =>
  app.call(`PUT /api/${whose}/mail-choices`, { ...(token ? { token } : {}), body: { avisos_candidaturas } })

/** The address at the end of a mail that can be left. */
async function leavable() {
  const own = await applied()
  await move(own, 'preseleccionada')
  await tellAfter(11)
  const link = new URL(mails.find(({ unsubscribe }) => unsubscribe)?.unsubscribe ?? '')
  return { ...own, link, path: link.pathname + link.search, linkToken: link.searchParams.get('token') ?? '' }
}

describe('The mails of an account', () => {
  test('are news for a candidate and a digest for a company, until they choose', async () => {
    const candidate = await aCandidate(app)
    const company = await aCompany(app)
    expect(await mine('users', candidate.token)).toMatchObject({ status: 200, body: { avisos_candidaturas: true } })
    expect((await mine('companies', company.token)).body).toEqual({
      avisos_candidaturas: 'resumen',
      recordatorio_lunes: true,
    })
    expect((await change('users', candidate.token, false)).status).toBe(200)
    expect((await change('companies', company.token, 'al_momento')).status).toBe(200)
    expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: false })
    expect((await mine('companies', company.token)).body).toEqual({
      avisos_candidaturas: 'al_momento',
      recordatorio_lunes: true,
    })
  })

  test('are chosen with a session of the role, a profile and a value that exists', async () => {
    const candidate = await aCandidate(app)
    const company = await aCompany(app)
    expect((await change('users', undefined, false)).status).toBe(401)
    expect((await change('users', company.token, false)).status).toBe(403)
    expect((await change('companies', candidate.token, 'ninguno')).status).toBe(403)
    expect((await change('users', (await anAccount(app, { role: 1 })).token, false)).status).toBe(409)
    expect((await change('users', candidate.token, 'no')).status).toBe(400)
    expect((await change('companies', company.token, 'nunca')).status).toBe(400)
  })

  test('of others stay as they are', async () => {
    const other = await aCandidate(app)
    await change('users', (await aCandidate(app)).token, false)
    expect((await mine('users', other.token)).body).toEqual({ avisos_candidaturas: true })
    const company = await aCompany(app)
    await change('companies', (await aCompany(app)).token, 'ninguno')
    expect((await mine('companies', company.token)).body).toMatchObject({ avisos_candidaturas: 'resumen' })
  })
})

describe('The link of a mail', () => {
  test('ends such mails by a POST of a mail program, without a session and without leading elsewhere, also twice', async () => {
    const { path, candidate } = await leavable()
    for (let press = 0; press < 2; press += 1) {
      const answer = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: false })
  })

  test('ends nothing when it is only opened', async () => {
    const { path, candidate } = await leavable()
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await app.request(path, { method })
    expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: true })
  })

  test('ends them by the button of its page, and those of a company too', async () => {
    const { linkToken, candidate } = await leavable()
    const press = (token: string) => app.call('POST /api/account/unsubscribe', { body: { token } })
    expect((await press(linkToken)).status).toBe(200)
    expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: false })
    const company = await aCompany(app)
    const path = await unsubscribePathOf(app.deps, company.accountId)
    expect((await press(path.split('token=')[1] ?? '')).status).toBe(200)
    expect((await mine('companies', company.token)).body).toEqual({
      avisos_candidaturas: 'ninguno',
      recordatorio_lunes: false,
    })
  })

  test('opens nothing else: it is no session', async () => {
    const { linkToken } = await leavable()
    expect((await mine('users', linkToken)).status).toBe(401)
  })

  test.each(['', 'a', '1.', '1.a', `1.${'a'.repeat(43)}`, `99999999999.${'a'.repeat(43)}`])(
    'ends nothing if it was invented: «%s»',
    async (token) => {
      const { candidate } = await leavable()
      const answer = await app.request(`/baja-correos?token=${token}`, { method: 'POST' })
      expect(answer.status).toBe(400)
      expect((await app.call('POST /api/account/unsubscribe', { body: { token } })).body).toMatchObject({
        code: 'unsubscribe_link_invalid',
      })
      expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: true })
    },
  )

  test('ends nothing with the signature of another account', async () => {
    const { linkToken, candidate } = await leavable()
    const forged = `${candidate.accountId + 1}.${linkToken.split('.')[1]}`
    expect((await app.request(`/baja-correos?token=${forged}`, { method: 'POST' })).status).toBe(400)
  })

  test('ends nothing of an account to which a restored database has given its number', async () => {
    const { path, candidate } = await leavable()
    const isTheirs = eq(account.id, candidate.accountId)
    await app.deps.db
      .update(account)
      .set({ createdAt: new Date('2026-12-05T10:00:00Z') })
      .where(isTheirs)
    expect((await app.request(path, { method: 'POST' })).status).toBe(400)
    expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: true })
  })

  test('still ends them after the secret was changed', async () => {
    const { linkToken, candidate } = await leavable()
    const { env, appSecret, ...deps } = app.deps
    const press = (appSecretPrevious: string | undefined) => {
      const changed = { ...deps, env: { ...env, appSecretPrevious }, appSecret: 'another secret, also long enough' }
      return testAppOf(changed).call('POST /api/account/unsubscribe', { body: { token: linkToken } })
    }
    expect((await press(undefined)).status).toBe(400)
    expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: true })
    expect((await press(appSecret)).status).toBe(200)
    expect((await mine('users', candidate.token)).body).toEqual({ avisos_candidaturas: false })
  })

  test('of an account that is gone ends nothing, and fails not', async () => {
    const empty = await createTestApp()
    const path = await unsubscribePathOf(empty.deps, 4711)
    expect((await empty.request(path, { method: 'POST' })).status).toBe(200)
  })
})
