import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accountDeletion, application, applicationMessage, candidate, company } from '#server/database/schema/schema.ts'
import { openNewsSite } from '#server/testing/fixtures/news-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { queueRecaps } from '../replies/queue-recaps.ts'
import { queueDigests } from './digests.ts'

const { app, db, clock, mails, applied, applyTo, tellNobody, tellAfter } = await openNewsSite()

beforeEach(() => db.delete(applicationMessage))

const write = async (by: 'companies' | 'users', { id, ...one }: Awaited<ReturnType<typeof applied>>) => {
  const { token } = by === 'companies' ? one.company : one.candidate
  const body = { texto: 'Zurrapa secreta' }
  expect((await app.call(`POST /api/${by}/application-message/${id}`, { token, body })).status).toBe(200)
}

/** The mails about messages that leave at this time, from three processes. */
async function digestsAt(time: string) {
  clock.set(time)
  mails.length = 0
  await Promise.all([1, 2, 3].map(() => queueDigests(app.deps)))
  await runJobs(app)
  return mails.filter(({ subject }) => subject.includes('sin responder')).toSorted((a, b) => a.to.localeCompare(b.to))
}
const readers = (told: { to: string }[]) => told.map(({ to }) => to)

const [nine, nextDay] = ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z']

test('Whoever has to answer at nine gets one mail with name, offer and link, and without what was written', async () => {
  const [one, other] = [await applied({ nombre: 'Mozo de almacén' }), await applied()]
  for (const asked of [one, other]) await write('companies', asked)
  await write('users', other)
  const told = await digestsAt(nine)
  expect(readers(told)).toEqual([one.candidate.email, other.company.email].toSorted())
  const mail = told.find(({ to }) => to === one.candidate.email)
  for (const part of [
    'Talleres',
    'te ha escrito sobre «Mozo de almacén».',
    `mi-perfil?seccion=candidaturas&candidatura=${one.id}`,
  ]) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.unsubscribe).toContain('https://empleo.example/baja-correos?token=')
  expect(JSON.stringify(told)).not.toContain('Zurrapa')
  for (const later of ['2026-11-21T09:00:00Z', nextDay]) expect(await digestsAt(later)).toEqual([])
})

test('What is written after nine is told the next day, and not if it was answered by then', async () => {
  const [late, answered] = [await applied(), await applied()]
  clock.set('2026-11-21T08:00:01Z')
  for (const asked of [late, answered]) await write('companies', asked)
  expect(await digestsAt('2026-11-21T11:00:00Z')).toEqual([])
  await queueDigests({ ...app.deps, clock: { now: () => new Date(nextDay) } })
  await write('users', answered)
  expect(readers(await digestsAt(nextDay))).toEqual([late.candidate.email, answered.company.email].toSorted())
})

test('Nobody is told who does not want it, and nobody of a person who leaves', async () => {
  const [silent, gone, firm] = [await applied(), await applied(), await applied()]
  for (const one of [silent, gone, firm]) await write('companies', one)
  for (const one of [gone, firm]) await write('users', one)
  await db.update(candidate).set({ wantsNews: false }).where(eq(candidate.id, silent.candidate.candidateId))
  await db.update(company).set({ applicationMail: 'ninguno' }).where(eq(company.id, firm.company.companyId))
  const [{ accountId }, at] = [gone.candidate, clock.now()]
  await db.insert(accountDeletion).values({ accountId, requestedAt: at, dueAt: at, pausedProjects: [] })
  expect(await digestsAt(nine)).toEqual([])
})

// Seen to get three mails, of which two named the person who asks.
test('On a Monday at nine a company reads of new people in one mail, and of all who wait, ask or have written in another', async () => {
  const mine = await applied()
  await db.update(application).set({ createdOn: '2026-11-11', newsAskedAt: clock.now() })
  const wrote = await applyTo(mine.offerId)
  await tellNobody()
  for (const by of ['companies', 'users'] as const) await write(by, { ...mine, ...wrote })
  await db.update(applicationMessage).set({ writtenAt: sql`written_at + interval '36 hours'` })
  await applyTo(mine.offerId)
  clock.set('2026-11-23T08:00:00Z')
  await Promise.all([queueRecaps(app.deps), queueDigests(app.deps)])
  await tellAfter(0)
  await runJobs(app)
  const told = mails.filter(({ to }) => to === mine.company.email)
  expect(told.map(({ subject }) => subject)).toEqual([
    'Tienes una candidatura nueva',
    'Una persona espera tu respuesta',
  ])
  const counts = ['Pregunta si hay novedades', 'mensajes sin responder en tu panel, de: Ana Núñez.'].map((part) =>
    told.map(({ text }) => text.includes(part)),
  )
  expect(counts).toEqual([
    [false, true],
    [false, true],
  ])
})
