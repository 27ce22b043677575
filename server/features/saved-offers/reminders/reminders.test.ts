import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account, accountDeletion, candidate, offer, savedOffer } from '#server/database/schema/schema.ts'
import type { Mail } from '#server/mail/mailer.ts'
import {
  aCandidate,
  aCompany,
  aCv,
  anApplication,
  anOffer,
  aProject,
  type Candidate,
} from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { queueReminders } from './queue-reminders.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const sent: Mail[] = []
const { deps } = await createTestApp({ clock })
const { db } = deps
const app = testAppOf({ ...deps, mailer: { ...deps.mailer, send: async (mail) => void sent.push(mail) } })

const company = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by: company })
const publish = (caduca_el: string, nombre = `Hasta ${caduca_el}`) =>
  anOffer(app, { by: company, projectId, caduca_el, nombre })
const save = (by: Candidate, ...ids: number[]) =>
  app.call('POST /api/users/save-offers', { token: by.token, body: { ids } })

/** A candidate who has saved an offer for each last day. */
async function saver(...days: string[]) {
  const by = await aCandidate(app)
  const ids: number[] = []
  for (const day of days) ids.push(await publish(day))
  await save(by, ...ids)
  return { by, ids, id: ids[0] ?? 0 }
}

/** The night of a day in so many processes. */
async function queue(day: string, processes = 1) {
  clock.set(`${day}T02:00:00Z`)
  sent.length = 0
  await Promise.all(Array.from({ length: processes }, () => queueReminders(app.deps)))
}

async function night(day: string, processes = 1) {
  await queue(day, processes)
  await runJobs(app)
  return sent.map(({ to, subject }) => ({ to, subject }))
}

beforeEach(async () => {
  await db.delete(savedOffer)
  clock.set(START)
})

// Seen to fail without the lock: a process that had looked before the others marked the rows queued a second mail.
test('three processes that queue mails at the same moment send each once, in 20 nights', async () => {
  const savers = [await saver('2026-12-10', '2026-12-10'), await saver('2026-12-10'), await saver('2026-12-09')]
  for (const _ of Array(20)) {
    await db.update(savedOffer).set({ remindedAt: null })
    expect(await night('2026-12-07', 3)).toHaveLength(savers.length)
  }
})

describe('A candidate', () => {
  test('gets one mail three days before a saved offer ends, also from three processes', async () => {
    const { by, id } = await saver('2026-12-10')
    expect(await night('2026-12-06')).toEqual([])
    expect(await night('2026-12-07', 3)).toEqual([{ to: by.email, subject: 'Una oferta que guardaste termina pronto' }])
    expect(sent[0]?.text).toContain('Hasta 2026-12-10\nHasta el 10 de diciembre de 2026.\nhttp')
    expect(sent[0]?.text).toContain(`/vista-oferta-completa/${id}`)
    expect(sent[0]?.text).toContain('/mi-perfil?seccion=guardadas')
    for (const day of ['2026-12-07', '2026-12-08', '2026-12-10']) expect(await night(day)).toEqual([])
  })

  test('gets one mail for all saved offers after missed nights, which names 20, the first to end first', async () => {
    await saver('2026-12-10', '2026-12-09', ...Array.from({ length: 20 }, () => '2026-12-11'))
    expect(await night('2026-12-09')).toMatchObject([{ subject: '22 ofertas que guardaste terminan pronto' }])
    const text = sent[0]?.text ?? ''
    expect(text.indexOf('2026-12-09')).toBeLessThan(text.indexOf('2026-12-10'))
    expect(text.match(/\/vista-oferta-completa\//g)).toHaveLength(20)
    expect(text).toContain('Y 2 más, en tus ofertas guardadas.')
  })

  test('stops such mails by one press of a mail program', async () => {
    const { by } = await saver('2026-12-10')
    await night('2026-12-07')
    const link = new URL(sent[0]?.unsubscribe ?? '')
    expect((await app.request(link.pathname + link.search, { method: 'POST' })).status).toBe(200)
    clock.set(START)
    expect((await save(by, await publish('2026-12-11'))).status).toBe(200)
    expect(await night('2026-12-08')).toEqual([])
  })
})

const leave = (accountId: number) =>
  db.insert(accountDeletion).values({ accountId, requestedAt: clock.now(), dueAt: clock.now(), pausedProjects: [] })
type Saver = Awaited<ReturnType<typeof saver>>
const reasons: [string, (mine: Saver) => Promise<unknown>][] = [
  ['has applied', async ({ by, id }) => anApplication(app, { by, offerId: id, cvId: await aCv(app, { by }) })],
  ['has forgotten the offer', ({ by, id }) => app.call(`DELETE /api/users/save-offer/${id}`, { token: by.token })],
  [
    'wants no such mails',
    ({ by }) => db.update(candidate).set({ wantsNews: false }).where(eq(candidate.id, by.candidateId)),
  ],
  [
    'has not confirmed the e-mail',
    ({ by }) => db.update(account).set({ isConfirmed: false }).where(eq(account.id, by.accountId)),
  ],
  [
    'is kept out by an operator',
    ({ by }) => db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, by.accountId)),
  ],
  ['deletes the account', ({ by }) => leave(by.accountId)],
]
const ends: [string, (mine: Saver) => Promise<unknown>][] = [
  ['is rejected by an operator', ({ id }) => db.update(offer).set({ review: 'rejected' }).where(eq(offer.id, id))],
  [
    'is switched off',
    ({ id }) => app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body: { estado: 0 } }),
  ],
  ['is renewed', ({ id }) => app.call(`POST /api/companies/renew-offer/${id}`, { token: company.token })],
]
const all = [
  ...reasons.map(([name, change]) => [`the candidate ${name}`, change] as const),
  ...ends.map(([name, change]) => [`the offer ${name}`, change] as const),
]

describe('No mail leaves', () => {
  test.each(all)('if %s before the night', async (_, change) => {
    await change(await saver('2026-12-10'))
    expect(await night('2026-12-07')).toEqual([])
  })

  test.each(all)('if %s after the night, before it is sent', async (_, change) => {
    const mine = await saver('2026-12-10')
    clock.set('2026-11-30T10:00:00Z')
    await queue('2026-12-07')
    clock.set(START)
    await change(mine)
    clock.set('2026-12-07T02:00:00Z')
    await runJobs(app)
    expect(sent.filter(({ subject }) => subject.includes('guardaste'))).toEqual([])
  })

  test('after the last day', async () => {
    await saver('2026-12-10')
    expect(await night('2026-12-11')).toEqual([])
  })
})

test('A night that was interrupted is continued by the next one, without a second mail to anybody', async () => {
  const savers = [await saver('2026-12-10'), await saver('2026-12-10')]
  const { enqueue } = app.deps.jobs
  let calls = 0
  const jobs: typeof app.deps.jobs = {
    ...app.deps.jobs,
    enqueue: (...args) => {
      calls += 1
      if (calls === 2) throw new Error('killed')
      return enqueue.apply(app.deps.jobs, args)
    },
  }
  clock.set('2026-12-07T02:00:00Z')
  await expect(queueReminders({ ...app.deps, jobs })).rejects.toThrow('killed')
  await runJobs(app)
  expect((await night('2026-12-08')).map(({ to }) => to)).toEqual([savers[1]?.by.email])
})
