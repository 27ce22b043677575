import { eq, isNotNull, sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { APPLICATION_STATES } from '#contract/values/applications/application-states.ts'
import {
  account,
  application,
  applicationNote,
  candidate,
  company,
  cv,
  offer,
  offerReport,
  offerReview,
  operatorAct,
  project,
  reportCase,
  siteDay,
} from '#server/database/schema/schema.ts'
import { countReplies } from '#server/features/applications/replies/count-replies.ts'
import { createMemoryFiles } from '#server/testing/memory-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { DEMO_TOTP_SECRET } from './emails.ts'
import { seedDemo } from './seed-demo.ts'

const hashPassword = async (password: string) => `hash of ${password}`
const features = { hashPassword, countReplies: async () => undefined }

const app = await createTestApp()

describe('on an empty site', () => {
  const tokens = { candidate: '', company: '' }

  beforeAll(async () => {
    const { deps, call } = app
    const { hashPassword: realHash } = await import('#server/features/auth/password.ts')
    const { accounts } = await seedDemo({ ...deps, hashPassword: realHash, countReplies: () => countReplies(deps) })
    const signIn = async (place: number) => {
      const { body } = await call<{ session: string }>('POST /api/auth/login', { body: accounts[place] })
      return body.session
    }
    tokens.candidate = await signIn(0)
    tokens.company = await signIn(1)
  })

  test('there are 12 companies that publish and a suspended one, 600 offers and 24 candidates with their applications', async () => {
    const { db } = app.deps
    expect(await db.$count(company, eq(company.isSuspended, false))).toBe(12)
    expect(await db.$count(company, eq(company.isSuspended, true))).toBe(1)
    expect(await db.$count(offer)).toBe(600)
    expect(await db.$count(candidate)).toBe(24)
    expect([await db.$count(reportCase), await db.$count(offerReport)]).toEqual([3, 6])
    expect(await db.$count(application)).toBeGreaterThan(100)
    expect(await db.$count(cv)).toBeGreaterThan(24)
    expect(await db.$count(siteDay), 'the nights of the summary').toBe(29)
    const acts = await db.select().from(operatorAct).orderBy(operatorAct.id)
    expect(new Set(acts.map(({ kind }) => kind)).size, 'kinds of acts in the register').toBeGreaterThan(3)
    const times = acts.map(({ happenedAt }) => happenedAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  test('a visitor finds more than 500 active offers', async () => {
    const { body } = await app.call<unknown[]>('GET /api/companies/all-active-offers')
    expect(body.length).toBeGreaterThan(500)
  })

  test('the demo candidate has a photo, two CVs and applications', async () => {
    const { call } = app
    const token = tokens.candidate
    const photo = await call<{ imgUrl: string }>('GET /api/users/get-profile-image', { token })
    expect(photo.body.imgUrl).toMatch(/^\/files\/photo\//)
    expect((await call<unknown[]>('GET /api/users/get-cvs-info', { token })).body).toHaveLength(2)
    expect((await call<unknown[]>('GET /api/users/user-candidatures', { token })).body.length).toBeGreaterThan(4)
  })

  test('the demo company is on the free plan, with projects, and of seven offers three are active, one has ended and one is filled', async () => {
    const { call } = app
    const token = tokens.company
    const { body: information } = await call('GET /api/companies/company-information', { token })
    expect(information).toMatchObject({ suscripcion: 'gratis', acronimo: 'OTB' })
    expect(information.logo_link).toMatch(/^\/files\/logo\//)
    expect((await call<unknown[]>('GET /api/companies/all-company-projects', { token })).body).toHaveLength(3)
    const { body: own } = await call<{ estado: number; caducada: boolean; cubierta_el: string | null }[]>(
      'GET /api/companies/all-company-offers',
      { token },
    )
    expect(own).toHaveLength(7)
    const on = own.filter(({ estado }) => estado === 1)
    expect(on.map(({ caducada }) => caducada).toSorted()).toEqual([false, false, false, true])
    expect(own.filter((one) => one.cubierta_el)).toHaveLength(1)
  })

  test('the demo company can open the CV of a candidate', async () => {
    const { call, request } = app
    const { body } = await call<{ can_cv_id: { cv_link: string } }[]>('GET /api/companies/all-company-candidates', {
      token: tokens.company,
    })
    expect(body.length).toBeGreaterThan(12)
    const file = await request(body[0]?.can_cv_id.cv_link ?? '')
    expect(file.headers.get('content-type')).toBe('application/pdf')
  })

  test('each state of an application follows from its history, and no mail is due', async () => {
    const { rows } = await app.deps.db.execute<{ id: string }>(sql`
      select id from application where state <> (select to_state from application_event
        where application_id = application.id order by id desc limit 1)
      union all select id from application where state_at is null and state <> 'enviada'
      union all select id from application_event where happened_at > now() or (due_at is not null and told_at is null)
      union all select application_id from cv_download where not exists (select from application_event
        where application_event.application_id = cv_download.application_id and to_state = 'leida')`)
    expect(rows).toEqual([])
  })

  test('the demo candidate sees an application in every state, one of them to an offer that is gone', async () => {
    const { body } = await app.call<{ estado_candidatura: string; con_pagina: boolean }[]>(
      'GET /api/users/user-candidatures',
      { token: tokens.candidate },
    )
    expect(new Set(body.map((row) => row.estado_candidatura))).toEqual(new Set(APPLICATION_STATES))
    expect(body.filter((row) => !row.con_pagina)).toMatchObject([{ estado_candidatura: 'cerrada' }])
  })

  test('companies show how they answer, the demo company among them', async () => {
    const { db } = app.deps
    const rows = await db.select({ name: company.name }).from(company).where(isNotNull(company.replyDays))
    expect(rows.length).toBeGreaterThan(1)
    expect(rows).toContainEqual({ name: 'Obradores Trigalbor' })
  })

  test('the demo company has notes about some candidates', async () => {
    expect(await app.deps.db.$count(applicationNote)).toBe(8)
  })

  test('the operator signs in with the published password and secret', async () => {
    const { deps, call } = app
    const codigo = new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp: deps.clock.now().getTime() })
    const body = { email: 'gestion@demo.example', password: 'faro-demo-2026', codigo }
    const { body: signedIn } = await call<{ session: string }>('POST /api/auth/login', { body })
    const { body: roles } = await call('GET /api/master/get-role', { token: signedIn.session })
    expect(roles).toMatchObject([{ tipo: 3 }])
  })

  test('the queue of operators has signs of fraud, a changed offer and others, and one offer is rejected', async () => {
    const rows = await app.deps.db
      .select({ priority: offerReview.priority, textBefore: offerReview.textBefore, review: offer.review })
      .from(offerReview)
      .innerJoin(offer, eq(offer.id, offerReview.offerId))
      .orderBy(offerReview.priority, offerReview.dueAt)
    expect(rows.map(({ review }) => review).toSorted()).toEqual([
      'held',
      'rejected',
      ...Array.from({ length: 6 }, () => 'waiting'),
    ])
    expect(rows[0]).toMatchObject({ priority: 1, review: 'held' })
    expect(rows.filter(({ textBefore }) => textBefore)).toHaveLength(1)
  })

  test('a company never has more active offers than its plan allows', async () => {
    const { db } = app.deps
    const rows = await db
      .select({ plan: company.plan, offers: db.$count(offer, eq(offer.state, 1)) })
      .from(company)
      .where(eq(company.plan, 'gratis'))
    expect(rows).toHaveLength(1)
  })

  test('a second start adds nothing and shows the accounts again, until their passwords change', async () => {
    const { db, cipher } = app.deps
    const { files, kept } = createMemoryFiles()
    const again = () => seedDemo({ db, files, cipher, clock: { now: () => new Date() }, ...features })
    expect((await again()).accounts).toHaveLength(2)
    await db.update(account).set({ passwordHash: 'another' }).where(eq(account.email, 'empresa@demo.example'))
    expect((await again()).accounts.map(({ email }) => email)).toEqual(['candidata@demo.example'])
    expect(await db.$count(project)).toBeLessThan(50)
    expect(kept.size).toBe(0)
  })
})
