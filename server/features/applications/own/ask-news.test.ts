import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { application } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'

const { app, db, anApplicant, decide, passSeconds, listOf } = await openApplicationSite()

type Applicant = Awaited<ReturnType<typeof anApplicant>>

const ask = (id: number | string, token?: string) => app.call(`POST /api/users/ask-news/${id}`, { token })

/** Somebody who applied on this day. It is 2026-11-21. */
async function appliedOn(createdOn: string) {
  const mine = await anApplicant()
  await db.update(application).set({ createdOn }).where(eq(application.id, mine.id))
  return mine
}
const waiting = () => appliedOn('2026-11-11')

const askedOnDesk = async ({ company }: Applicant) =>
  (await app.call<{ pregunto_el: string }[]>('GET /api/companies/all-company-candidates', company)).body[0]?.pregunto_el

const refused = { status: 409, body: { code: 'news_not_askable' } }

describe('«¿Hay novedades?»', () => {
  test('is asked once after ten days, and its company sees it in the list and the panel', async () => {
    const mine = await waiting()
    expect(await listOf(mine.person)).toMatchObject([{ puede_preguntar: true, pregunto_el: null }])
    expect(await askedOnDesk(mine)).toBeNull()
    expect((await ask(mine.id, mine.person.token)).status).toBe(200)
    expect(await listOf(mine.person)).toMatchObject([{ puede_preguntar: false, pregunto_el: '2026-11-21' }])
    expect(await askedOnDesk(mine)).toBe('2026-11-21')
    const panel = await app.call(`GET /api/companies/application/${mine.id}`, mine.company)
    expect(panel.body).toMatchObject({ pregunto_el: '2026-11-21', estado_candidatura: 'leida' })
    expect(await ask(mine.id, mine.person.token)).toMatchObject(refused)
  })

  test('is asked once by two presses at once', async () => {
    const { id, person } = await waiting()
    const answers = await Promise.all([ask(id, person.token), ask(id, person.token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is asked only by the candidate of the application, with a session', async () => {
    const mine = await waiting()
    expect((await ask(mine.id)).status).toBe(401)
    expect((await ask(mine.id, mine.company.token)).status).toBe(403)
    expect((await ask(mine.id, (await aCandidate(app)).token)).status).toBe(404)
    expect((await ask('x', mine.person.token)).status).toBe(404)
    expect(await askedOnDesk(mine)).toBeNull()
  })

  test('is asked neither a day too early, nor after an answer or a withdrawal, nor once the offer is gone', async () => {
    const [early, answered] = [await appliedOn('2026-11-12'), await waiting()]
    const [withdrawn, gone] = [await waiting(), await waiting()]
    await decide(answered, 'entrevista')
    passSeconds(UNDO_SECONDS)
    await db.update(application).set({ state: 'retirada' }).where(eq(application.id, withdrawn.id))
    await db.update(application).set({ offerId: null }).where(eq(application.id, gone.id))
    for (const { id, person } of [early, answered, withdrawn, gone]) {
      expect(await listOf(person)).toMatchObject([{ puede_preguntar: false }])
      expect(await ask(id, person.token)).toMatchObject(refused)
    }
  })

  test('does not reveal a decision that the company can still undo, and is no question any more once that stands', async () => {
    const mine = await waiting()
    await decide(mine, 'entrevista')
    expect(await listOf(mine.person)).toMatchObject([{ puede_preguntar: true }])
    expect((await ask(mine.id, mine.person.token)).status).toBe(200)
    expect(await askedOnDesk(mine)).toBeNull()
  })

  test('may be asked anew where the candidate withdraws and applies again', async () => {
    const { id, person, offerId } = await waiting()
    await ask(id, person.token)
    await app.call(`POST /api/users/withdraw-candidature/${id}`, person)
    await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
    expect(await listOf(person)).toMatchObject([{ puede_preguntar: false, pregunto_el: null }])
  })
})
