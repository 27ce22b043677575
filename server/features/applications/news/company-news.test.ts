import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ApplicationMail } from '#contract/values/applications/application-mails.ts'
import { dayInMadrid } from '#server/clock.ts'
import { lockKeys } from '#server/database/advisory-lock.ts'
import { account, application, company, companyMail } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication, type Company } from '#server/testing/factories.ts'
import { down, openNewsSite } from '#server/testing/fixtures/news-site.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { makeCompanyMails } from './make-company-mails.ts'

const site = await openNewsSite()
const { app, db, clock, mails, server, applied, tellAfter } = site

const HOUR = 3600
const one = 'Tienes una candidatura nueva'

async function choose({ companyId }: Company, applicationMail: ApplicationMail) {
  await db.update(company).set({ applicationMail }).where(eq(company.id, companyId))
}

async function another(offerId: number, name: string) {
  const by = await aCandidate(app, { nombre: name })
  await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
  return by
}

/** Mails to companies after so many hours. */
async function toCompanies(hours: number, times = 1) {
  const { length } = await tellAfter(hours * HOUR)
  for (let time = 1; time < times; time += 1) await tellAfter(0)
  return length === 0 ? [] : mails.filter(({ id }) => id.startsWith('candidaturas-'))
}

const subjects = async (hours: number) => (await toCompanies(hours)).map(({ subject }) => subject)

describe('A company that wants a digest', () => {
  test('gets one a day from nine o’clock in Madrid, with names, offers, and nothing where nothing is new', async () => {
    const { company: by, offerId } = await applied({ nombre: 'Mozo de almacén' })
    await another(offerId, 'Luis')
    expect(await subjects(0.9)).toEqual([])
    const [mail] = await toCompanies(0.1)
    expect(mail).toMatchObject({ to: by.email, subject: 'Tienes 2 candidaturas nuevas' })
    expect(mail?.text).toMatch(/Luis Núñez\nPara «Mozo de almacén»\.\n[^]+\n\nAna Núñez\nPara «Mozo de almacén»\.\n/)
    expect(mail?.text).toContain('https://empleo.example/perfil-empresa?seccion=candidatos')
    expect(mail?.unsubscribe).toMatch(/^https:\/\/empleo\.example\/baja-correos\?token=\d+\.\d+\.[\w-]{43}$/)
    await another(offerId, 'Eva')
    expect(await subjects(14)).toEqual([])
    expect(await subjects(10)).toEqual([one])
    expect(await subjects(24)).toEqual([])
  })

  test('gets the digest of a day whose nine o’clock was missed, once', async () => {
    await applied()
    expect(await subjects(12)).toEqual([one])
    expect(await subjects(0.5)).toEqual([])
  })

  test('reads first who asks for news, in the next mail alone, and nobody else who waits', async () => {
    const { company: by, offerId, id } = await applied()
    await another(offerId, 'Luis')
    await db.update(application).set({ createdOn: '2026-11-09' })
    await site.tellNobody()
    await db.update(application).set({ newsAskedAt: clock.now() }).where(eq(application.id, id))
    await another(offerId, 'Eva')
    const [mail] = await toCompanies(1)
    expect(mail).toMatchObject({ to: by.email, subject: one })
    expect(mail?.text).toMatch(
      /Ana Núñez\nPregunta si hay novedades: .+ para «Dependiente de tienda» desde hace 12 días\.[^]+Eva/,
    )
    expect(mail?.text).not.toContain('Luis')
    await another(offerId, 'Noa')
    const [next] = await toCompanies(24)
    expect(next?.text).toContain('Noa')
    expect(next?.text).not.toContain('Ana Núñez')
  })

  test('gets nothing where all have withdrawn before it leaves', async () => {
    const { id } = await applied()
    server.fails = down
    await tellAfter(HOUR)
    server.fails = () => undefined
    await db.update(application).set({ state: 'retirada' }).where(eq(application.id, id))
    expect(await subjects(1)).toEqual([])
    expect(await db.$count(companyMail)).toBe(1)
  })

  test('reads as new neither who was answered before it leaves, nor whose offer has ended', async () => {
    const own = await applied()
    await site.move(own, 'entrevista')
    const { company: by, offerId } = await applied()
    const { status } = await app.call(`POST /api/companies/close-offer/${offerId}`, { token: by.token, body: {} })
    expect(status).toBe(200)
    expect(await toCompanies(1)).toEqual([])
  })

  test('gets nothing once it is suspended, or its account disabled', async () => {
    const [{ company: by }, { company: other }] = [await applied(), await applied()]
    await db.update(company).set({ isSuspended: true }).where(eq(company.id, by.companyId))
    await db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, other.accountId))
    expect(await toCompanies(1)).toEqual([])
  })

  test('gets it from one process at a time: two would each put half of what is new into it', async () => {
    await applied()
    clock.set('2026-11-21T08:00:00Z')
    const waiting = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.applicationNews})`)
      const made = makeCompanyMails(app.deps)
      await untilSomebodyWaits(app)
      expect(await db.$count(companyMail)).toBe(0)
      return { made }
    })
    await waiting.made
    expect(await db.$count(companyMail)).toBe(1)
  })

  test('gets it once from five processes that make it at the same moment, in five days', async () => {
    const { offerId, company: by } = await applied()
    await site.tellNobody()
    for (let day = 1; day <= 5; day += 1) {
      clock.set(new Date(clock.now().getTime() + 24 * HOUR * 1000).toISOString())
      const at = clock.now()
      await insertNew(offerId, at)
      clock.set(`${dayInMadrid(at)}T08:00:00Z`)
      await Promise.all(Array.from({ length: 5 }, () => makeCompanyMails(app.deps)))
    }
    const made = await db.select().from(companyMail).where(eq(companyMail.companyId, by.companyId))
    expect(made.map(({ applicationIds }) => applicationIds.length)).toEqual(Array(5).fill(3))
  })
})

describe('A company', () => {
  test('that wants each at once gets it at night too, and no digest', async () => {
    const { company: by, offerId } = await applied()
    await choose(by, 'al_momento')
    expect(await subjects(0)).toEqual([one])
    await another(offerId, 'Luis')
    expect(await subjects(16)).toEqual([one])
    expect(await subjects(12)).toEqual([])
  })

  test('that wants none gets none, also later', async () => {
    const { company: by } = await applied()
    await choose(by, 'ninguno')
    expect(await subjects(2)).toEqual([])
    await choose(by, 'al_momento')
    expect(await subjects(1)).toEqual([])
  })

  test('gets the same mail with the same id in each attempt', async () => {
    const { company: by, offerId } = await applied()
    await choose(by, 'al_momento')
    const ids: string[] = []
    server.fails = ({ id }) => (id.startsWith('candidaturas') ? (ids.push(id), down()) : undefined)
    await tellAfter(0)
    await another(offerId, 'Luis')
    await tellAfter(60)
    expect(new Set(ids).size).toBe(1)
    server.fails = () => undefined
    expect(await subjects(1)).toEqual([one, one])
    expect(mails.find(({ id }) => id === ids[0])?.text).not.toContain('Luis')
  })
})

/** Three people apply at this time. */
async function insertNew(offerId: number, at: Date) {
  for (const name of ['Uno', 'Dos', 'Tres']) {
    clock.set(at.toISOString())
    await another(offerId, name)
  }
}
