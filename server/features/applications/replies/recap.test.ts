import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application, company, pendingAnswer } from '#server/database/schema/schema.ts'
import { openAppliedSite, type Applied } from '#server/testing/fixtures/applications/applied-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { queueRecaps } from './queue-recaps.ts'
import { tellUnanswered } from './tell-unanswered.ts'

const { app, db, clock, mails, appliedTo, move } = await openAppliedSite()
const { deps } = app

// People apply on Saturday, 2026-11-21.
const MONDAY = '2026-11-30T08:00:00Z'

beforeEach(() => db.delete(application))

/** Sets the time, and returns the mails that are sent then. */
async function recapsAt(time: string, processes = 1) {
  clock.set(time)
  await Promise.all(Array.from({ length: processes }, () => queueRecaps(deps)))
  return send()
}

async function send() {
  mails.length = 0
  await runJobs(app)
  return mails.filter(({ subject }) => subject.endsWith('tu respuesta'))
}

const change = ({ ids }: Applied, fields: Partial<typeof application.$inferInsert>, place = 0) =>
  db.update(application).set(fields).where(eq(application.id, ids[place]!))
const changeFirm = ({ firm }: Applied, fields: Partial<typeof company.$inferInsert>) =>
  db.update(company).set(fields).where(eq(company.id, firm.companyId))

describe('The recap', () => {
  test('comes each Monday at nine, once from three processes, with two links for each person, those first who ask for news', async () => {
    const on = await appliedTo({ count: 2 })
    await change(on, { newsAskedAt: new Date('2026-11-29T10:00:00Z') }, 1)
    expect(await recapsAt('2026-11-30T07:59:00Z')).toEqual([])
    const [mail, ...others] = await recapsAt(MONDAY, 3)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: on.firm.email, subject: '2 personas esperan tu respuesta' })
    expect(mail?.text).toMatch(/Ana Núñez\nPregunta si hay novedades:[^]+Ana Núñez\nPara «Dep.+ desde hace 9 días\./)
    expect(mail?.text.match(/responder-candidatura#token=\S+&decision=me_interesa/g)).toHaveLength(2)
    expect(mail?.text).toContain('El primer aviso sale el 21 de diciembre de 2026.')
    expect(await recapsAt('2026-12-01T08:00:00Z')).toEqual([])
    expect(await recapsAt('2026-12-07T08:00:00Z', 3)).toHaveLength(1)
  })

  test('says nothing of a first notice once all have been told, who still wait', async () => {
    await appliedTo()
    clock.set('2026-12-22T02:00:00Z')
    await tellUnanswered(deps)
    const [mail] = await recapsAt('2026-12-28T08:00:00Z')
    expect(mail?.text).not.toContain('El primer aviso')
  })

  test.each<[string, (on: Applied) => Promise<unknown>]>([
    ['nobody waits for a week', (on) => change(on, { createdOn: '2026-11-24' })],
    ['it has answered', (on) => move(on, on.ids, 'entrevista')],
    ['all have withdrawn', (on) => change(on, { state: 'retirada' })],
    [
      'it has answered from a mail and may take it back',
      async ({ ids }) => {
        const answer = {
          decision: 'me_interesa',
          afterEvent: 1_000_000,
          dueAt: new Date('2026-11-30T08:10:00Z'),
        } as const
        await db.insert(pendingAnswer).values({ ...answer, applicationId: ids[0]! })
      },
    ],
    ['it is suspended', (on) => changeFirm(on, { isSuspended: true })],
    ['it does not want it', (on) => changeFirm(on, { wantsRecap: false })],
  ])('is not sent where %s, at once or before it leaves', async (_, happens) => {
    const on = await appliedTo()
    clock.set(MONDAY)
    await queueRecaps(deps)
    await happens(on)
    expect(await send(), 'before it leaves').toEqual([])
    await changeFirm(on, { remindedOn: null })
    expect(await recapsAt(MONDAY)).toEqual([])
  })

  test('is made up for until Tuesday, only with those who waited for a week on Monday', async () => {
    const on = await appliedTo()
    await change(on, { createdOn: '2026-11-24' })
    expect(await recapsAt('2026-12-01T22:00:00Z')).toEqual([])
    await change(on, { createdOn: '2026-11-23' })
    expect(await recapsAt('2026-12-02T08:00:00Z')).toEqual([])
    expect(await recapsAt('2026-12-01T22:00:00Z')).toHaveLength(1)
  })

  test('is neither lost nor sent twice where a process stops while it is queued', async () => {
    await appliedTo()
    clock.set(MONDAY)
    const enqueue = async () => Promise.reject(new Error('stopped'))
    await expect(queueRecaps({ ...deps, jobs: { ...deps.jobs, enqueue } })).rejects.toThrow('stopped')
    expect(await recapsAt(MONDAY)).toHaveLength(1)
    expect(await recapsAt(MONDAY)).toEqual([])
  })
})

test('The link of the recap ends it for its company alone, by mail program or page, and no other mail', async () => {
  const [on, other] = [await appliedTo(), await appliedTo()]
  const link = new URL((await recapsAt(MONDAY)).find(({ to }) => to === on.firm.email)?.unsubscribe ?? '')
  const press = (path: string) => app.request(path + link.search, { method: 'POST' })
  const body = { token: link.searchParams.get('token') }
  const chosen = async ({ firm }: Applied) =>
    (await db.select().from(company).where(eq(company.id, firm.companyId))).map(
      ({ wantsRecap, applicationMail }) => `${wantsRecap} ${applicationMail}`,
    )[0]
  expect((await press('/baja-correos')).status).toBe(400)
  expect(await chosen(on)).toBe('true resumen')
  expect(await (await press(link.pathname)).text()).toContain('Ya no te enviaremos el recordatorio de los lunes')
  expect([await chosen(on), await chosen(other)]).toEqual(['false resumen', 'true resumen'])
  await changeFirm(on, { wantsRecap: true })
  expect((await app.call('POST /api/account/unsubscribe-reminder', { body })).status).toBe(200)
  expect(await chosen(on)).toBe('false resumen')
})
