import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, accountDeletion, company as companyTable, offer, session } from '#server/database/schema/schema.ts'
import { newSession } from '#server/http/caller.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { aCompany, anOffer, aProject, type Company } from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { announceExpiry } from './announce-expiry.ts'
import { renewalPath } from './renewal-link.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const sent: Mail[] = []
const { deps } = await createTestApp({ clock, env: { freeMaxActiveOffers: 2 } })
const app = testAppOf({ ...deps, mailer: { ...deps.mailer, send: async (mail) => void sent.push(mail) } })

/** A company with an offer that ends on 28 November, and the link of the letter about it. */
async function aLetter({ plan = 'premium' as 'premium' | 'gratis' } = {}) {
  clock.set(START)
  const by = await aCompany(app, { plan })
  const projectId = await aProject(app, { by })
  const id = await anOffer(app, { by, projectId, caduca_el: '2026-11-28', nombre: 'Panadero/a' })
  sent.length = 0
  await announceExpiry(app.deps)
  await runJobs(app)
  const [, token = ''] = /\/renovar-oferta#token=(\S+)/.exec(sent[0]?.text ?? '') ?? []
  const change = (body: object) => app.call(`PUT /api/companies/update-offer/${id}`, { token: by.token, body })
  return { by, projectId, id, token, change }
}

const press = (token: string) =>
  app.call<{ nombre: string; caduca_el: string; aviso: string | null; code: string; error: string }>(
    'POST /api/companies/renew-offer-by-link',
    { body: { token } },
  )

const endOf = async (id: number) => (await deps.db.select().from(offer).where(eq(offer.id, id)))[0]?.expiresOn
const refused = (code: string) => ({ status: code === 'renewal_link_invalid' ? 400 : 409, body: { code } })

describe('The link of a letter', () => {
  test('renews its offer without a session, and says until when', async () => {
    const { id, token } = await aLetter()
    expect(await press(token)).toMatchObject({
      status: 200,
      body: {
        message: 'Oferta renovada hasta el 21/12/2026.',
        nombre: 'Panadero/a',
        caduca_el: '2026-12-21',
      },
    })
    expect(await endOf(id)).toBe('2026-12-21')
  })

  test('renews nothing when a program opens it', async () => {
    const { id, token } = await aLetter()
    for (const path of ['/api/companies/renew-offer-by-link', '/renovar-oferta']) {
      for (const method of ['GET', 'HEAD']) await app.request(`${path}?token=${token}`, { method })
    }
    expect(await endOf(id)).toBe('2026-11-28')
  })

  test('works once, and then says until when the offer is published', async () => {
    const { token } = await aLetter()
    await press(token)
    const answer = await press(token)
    expect(answer).toMatchObject(refused('renewal_link_used'))
    expect(answer.body.error).toBe('Este enlace ya no hace falta: «Panadero/a» se publica hasta el 21/12/2026.')
  })

  test('renews once by two presses at the same moment, and both end well', async () => {
    const { id, token } = await aLetter()
    const answers = await Promise.all([press(token), press(token)])
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await endOf(id)).toBe('2026-12-21')
  })

  test('still works 30 days after the last day, and not later', async () => {
    const { id, token } = await aLetter()
    clock.set('2026-12-29T10:00:00Z')
    expect(await press(token)).toMatchObject(refused('renewal_link_invalid'))
    clock.set('2026-12-28T10:00:00Z')
    expect((await press(token)).status).toBe(200)
    expect(await endOf(id)).toBe('2027-01-27')
  })

  test.each([
    ['of another offer', (id: number, token: string) => token.replace(String(id), String(id - 1))],
    ['with another day', (_: number, token: string) => token.replace('2026-11-28', '2026-11-29')],
    [
      'signed by another site',
      async (id: number, _: string, { accountId }: Company) => {
        const renewal = { offerId: id, expiresOn: '2026-11-28', accountId }
        return (await renewalPath({ ...deps, appSecret: 'another secret' }, renewal)).split('=')[1]
      },
    ],
    ['that is cut', (_: number, token: string) => token.slice(0, -1)],
    ['that is empty', () => ''],
    ['with another spelling of the number', (_: number, token: string) => `0${token}`],
    ['with something behind it', (_: number, token: string) => `${token}.1`],
  ])('%s is refused', async (_, forge) => {
    await aLetter()
    const { by, id, token } = await aLetter()
    expect(await press((await forge(id, token, by)) ?? '')).toMatchObject(refused('renewal_link_invalid'))
    expect(await endOf(id)).toBe('2026-11-28')
  })
})

describe('It renews nothing', () => {
  test('of another company to which a restored database has given the numbers', async () => {
    const { by, id, token } = await aLetter()
    const later = { createdAt: new Date('2026-11-22T10:00:00Z') }
    await deps.db.update(account).set(later).where(eq(account.id, by.accountId))
    expect(await press(token)).toMatchObject(refused('renewal_link_invalid'))
    expect(await endOf(id)).toBe('2026-11-28')
  })

  test('of an offer that is covered or switched off since, and says so', async () => {
    const { by, id, token, change } = await aLetter()
    await change({ estado: 0 })
    expect(await press(token)).toMatchObject(refused('renewal_switched_off'))
    await change({ estado: 1, caduca_el: '2026-11-28' })
    await app.call(`POST /api/companies/close-offer/${id}`, { token: by.token, body: { cubierta_aqui: true } })
    expect(await press(token)).toMatchObject(refused('renewal_switched_off'))
  })

  test('in a project that is switched off', async () => {
    const { by, projectId, token } = await aLetter()
    await app.call(`PUT /api/companies/update-project/${projectId}`, { token: by.token, body: { estado: 0 } })
    expect(await press(token)).toMatchObject(refused('renewal_switched_off'))
  })

  test('of a deleted offer, nor of a company that has closed its account', async () => {
    const [deleted, leaving] = [await aLetter(), await aLetter()]
    await app.call(`DELETE /api/companies/delete-offer/${deleted.id}`, { token: deleted.by.token })
    expect(await press(deleted.token)).toMatchObject(refused('renewal_link_invalid'))
    const { accountId } = leaving.by
    const moments = { requestedAt: clock.now(), dueAt: clock.now(), pausedProjects: [] }
    await deps.db.insert(accountDeletion).values({ accountId, ...moments })
    expect(await press(leaving.token)).toMatchObject(refused('renewal_link_invalid'))
  })

  test('of a suspended company', async () => {
    const { by, id, token } = await aLetter()
    await deps.db.update(companyTable).set({ isSuspended: true }).where(eq(companyTable.id, by.companyId))
    expect(await press(token)).toMatchObject(refused('company_suspended'))
    expect(await endOf(id)).toBe('2026-11-28')
  })

  test('beyond the free limit, where other offers have taken the place of one that has ended', async () => {
    const { by, projectId, id, token } = await aLetter({ plan: 'gratis' })
    clock.set('2026-12-01T10:00:00Z')
    by.token = randomBytes(32).toString('base64url')
    await deps.db.insert(session).values(newSession(by.token, { accountId: by.accountId, now: clock.now() }))
    for (let count = 0; count < 2; count += 1) await anOffer(app, { by, projectId })
    expect(await press(token)).toMatchObject(refused('free_limit'))
    expect(await endOf(id)).toBe('2026-11-28')
  })
})
