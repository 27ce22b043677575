import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  account,
  accountDeletion,
  company,
  offer,
  offerDraft,
  position,
  project,
} from '#server/database/schema/schema.ts'
import { aCompany, anOffer, aProject, offerFields, type Company } from '#server/testing/factories.ts'
import { openMailSite } from '#server/testing/fixtures/mail-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { publishScheduled } from './publish-scheduled.ts'

const BEFORE = '2026-11-21T10:00:00Z'
const DAY = '2026-12-01'

const { app, db, clock, mails } = await openMailSite(BEFORE)
app.deps.log.level = 'silent'

beforeEach(async () => {
  clock.set(BEFORE)
  app.deps.env.requiresSalary = false
  await db.delete(offerDraft)
  await db.execute(sql`delete from pgboss.job`)
})

/** A draft for the first of December. */
async function schedule(by: Company, { emp_proyectos_id, ...oferta }: Record<string, unknown> = {}): Promise<number> {
  const body = { publicar_el: DAY, emp_proyectos_id, oferta: { ...offerFields, ...oferta } }
  const saved = await app.call<{ borradores_id: number }>('POST /api/companies/save-draft', { token: by.token, body })
  expect(saved.status).toBe(200)
  return saved.body.borradores_id
}

/** The first minute of a day in Madrid, in winter. Returns the subjects of the mails. */
async function midnight(day = DAY, times = 1): Promise<string[]> {
  clock.set(new Date(Date.parse(`${day}T00:00:30Z`) - 3_600_000).toISOString())
  mails.length = 0
  await Promise.all(Array.from({ length: times }, () => publishScheduled(app.deps)))
  await runJobs(app)
  return mails.map(({ subject }) => subject)
}

const offersOf = ({ companyId }: Company) => db.select().from(offer).where(eq(offer.companyId, companyId))
const draftsOf = ({ companyId }: Company) => db.select().from(offerDraft).where(eq(offerDraft.companyId, companyId))

describe('a scheduled offer', () => {
  test('becomes public at the midnight of its day in Madrid, and its company gets a letter with the link', async () => {
    const by = await aCompany(app)
    await schedule(by, { nombre: 'Cocinera de mercado', caduca_el: '2027-01-15', estado: 0 })
    expect(await midnight('2026-11-30')).toEqual([])
    expect(await offersOf(by)).toEqual([])
    expect(await midnight()).toEqual(['Tu oferta programada ya está publicada'])
    const [made] = await offersOf(by)
    expect(made).toMatchObject({ createdOn: DAY, expiresOn: '2027-01-15', state: 1, name: 'Cocinera de mercado' })
    expect(await draftsOf(by)).toEqual([])
    expect(mails[0]).toMatchObject({ to: by.email })
    expect(mails[0]?.text).toContain(`/vista-oferta-completa/${made?.id}`)
    const page = await app.call(`GET /api/companies/offer-information/${made?.id}`)
    expect(page.body).toMatchObject({ nombre: 'Cocinera de mercado', estado: 1, fecha_creacion: DAY })
    expect(await midnight('2026-12-02')).toEqual([])
  })

  test('is published by the next run where a day was missed, until the usual day', async () => {
    const by = await aCompany(app)
    await schedule(by, { caduca_el: '2026-12-02' })
    await midnight('2026-12-04')
    expect(await offersOf(by)).toMatchObject([{ createdOn: '2026-12-04', expiresOn: '2027-01-03' }])
  })

  test('is published once by three processes at the same moment, with one letter', async () => {
    const by = await aCompany(app)
    await schedule(by)
    expect(await midnight(DAY, 3)).toEqual(['Tu oferta programada ya está publicada'])
    expect(await offersOf(by)).toHaveLength(1)
  })

  test('is neither lost nor doubled where its process ends before the commit', async () => {
    const by = await aCompany(app)
    await schedule(by)
    clock.set(`${DAY}T08:00:00Z`)
    const enqueue = () => Promise.reject(new Error('killed'))
    const jobs = { ...app.deps.jobs, enqueue }
    await expect(publishScheduled({ ...app.deps, jobs })).rejects.toThrow('killed')
    expect([await offersOf(by), await draftsOf(by)]).toMatchObject([[], [{ publishOn: DAY, failure: null }]])
    await midnight()
    expect(await offersOf(by)).toHaveLength(1)
  })

  test('that a fault keeps back stops none of the others', async () => {
    const [one, other] = [await aCompany(app), await aCompany(app)]
    await schedule(one)
    await schedule(other)
    clock.set(`${DAY}T08:00:00Z`)
    let calls = 0
    const enqueue: typeof app.deps.jobs.enqueue = (...job) => {
      calls += 1
      return calls === 1 ? Promise.reject(new Error('away')) : app.deps.jobs.enqueue(...job)
    }
    await expect(publishScheduled({ ...app.deps, jobs: { ...app.deps.jobs, enqueue } })).rejects.toThrow('away')
    expect([await offersOf(one), await offersOf(other)]).toMatchObject([[], [{ createdOn: DAY }]])
  })

  const closings: [string, (by: Company) => Promise<unknown>, (by: Company) => Promise<unknown>][] = [
    [
      'leaves',
      (by) =>
        db.insert(accountDeletion).values({
          accountId: by.accountId,
          requestedAt: clock.now(),
          dueAt: new Date('2026-12-12T00:00:00Z'),
          pausedProjects: [],
        }),
      (by) => db.delete(accountDeletion).where(eq(accountDeletion.accountId, by.accountId)),
    ],
    [
      'an operator disables',
      (by) => db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, by.accountId)),
      (by) => db.update(account).set({ disabledAt: null }).where(eq(account.id, by.accountId)),
    ],
  ]

  test.each(closings)(
    'of a company that %s waits; it is published once the company is back',
    async (_, close, open) => {
      const by = await aCompany(app)
      await schedule(by)
      await close(by)
      expect(await midnight()).toEqual([])
      expect(await draftsOf(by)).toMatchObject([{ publishOn: DAY }])
      await open(by)
      expect(await midnight('2026-12-02')).toEqual(['Tu oferta programada ya está publicada'])
    },
  )

  test('that is held for a review says so in the letter', async () => {
    app.deps.env.moderation = 'before'
    const by = await aCompany(app)
    await schedule(by)
    expect(await midnight()).toEqual(['Tu oferta programada todavía no se ve'])
    app.deps.env.moderation = 'after'
  })
})

describe('a scheduled offer is refused by the rules of its day, stays a draft, and its company reads why', () => {
  const cases: [string, string, (by: Company, projectId: number) => Promise<unknown>][] = [
    ['the site demands a salary by then', 'salary_required', async () => void (app.deps.env.requiresSalary = true)],
    [
      'its project is inactive',
      'project_inactive',
      (_, projectId) => db.update(project).set({ state: 0 }).where(eq(project.id, projectId)),
    ],
    [
      'its company is suspended',
      'company_suspended',
      (by) => db.update(company).set({ isSuspended: true }).where(eq(company.id, by.companyId)),
    ],
    [
      'the e-mail is not confirmed any more',
      'email_unconfirmed',
      (by) => db.update(account).set({ isConfirmed: false }).where(eq(account.id, by.accountId)),
    ],
    [
      'the free plan is full',
      'free_limit',
      async (by, projectId) => {
        for (let number = 0; number < 3; number += 1) {
          await anOffer(app, { by, projectId, nombre: `Otra ${number}`, caduca_el: '2027-01-15' })
        }
      },
    ],
    [
      'its position is no more offered',
      'choice_retired',
      () => db.update(position).set({ isRetired: true }).where(eq(position.id, offerFields.mst_puestos_id)),
    ],
    [
      'this release demands more of an offer',
      'invalid_input',
      (by) =>
        db
          .update(offerDraft)
          .set({ body: sql`${offerDraft.body} - 'descripcion'` })
          .where(eq(offerDraft.companyId, by.companyId)),
    ],
  ]

  test.each(cases)('because %s', async (_, code, happen) => {
    const by = await aCompany(app)
    const projectId = await aProject(app, { by })
    await schedule(by, { nombre: 'Cocinera', salario_anual: 0, emp_proyectos_id: projectId })
    await happen(by, projectId)
    const before = await offersOf(by)
    expect(await midnight()).toEqual(['No hemos podido publicar una oferta programada'])
    expect(mails[0]?.text).toContain('«Cocinera»')
    expect(await offersOf(by)).toEqual(before)
    expect(await draftsOf(by)).toMatchObject([{ publishOn: null, failure: code, version: 2 }])
    expect(await midnight('2026-12-02')).toEqual([])
    await db.update(position).set({ isRetired: false })
  })

  test('and nothing is sent about a draft that was saved since', async () => {
    const by = await aCompany(app)
    const id = await schedule(by, { salario_anual: 0 })
    app.deps.env.requiresSalary = true
    clock.set(`${DAY}T08:00:00Z`)
    await publishScheduled(app.deps)
    await db.update(offerDraft).set({ failure: null }).where(eq(offerDraft.id, id))
    mails.length = 0
    await runJobs(app)
    expect(mails).toEqual([])
  })
})
