import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { account, accountDeletion, candidateInterest, offer } from '#server/database/schema/schema.ts'
import type { Candidate } from '#server/testing/factories.ts'
import { ASTURIAS, openSuggestionSite } from '#server/testing/fixtures/suggestion-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { suggestionsLink } from '#server/domain/accounts/unsubscribe-token.ts'
import { queueSuggestionMails } from './queue-suggestion-mails.ts'

const site = await openSuggestionSite()
const { app, db, clock, mails, server, publish, declare, dismiss } = site

const SATURDAY = '2026-11-21T10:00:00Z'
const MONDAY = '2026-11-23T07:00:00Z'
const NEXT_MONDAY = '2026-11-30T07:00:00Z'

let lastPosition = 60
let position = 0

beforeEach(async () => {
  await db.delete(candidateInterest)
  await db.execute(sql`delete from pgboss.job`)
  clock.set(SATURDAY)
  mails.length = 0
  server.fails = () => undefined
  position = lastPosition += 1
})

/** A candidate who wants the mails, for offers of a position of this test. */
async function aReader(interests: object = {}): Promise<Candidate> {
  const reader = await site.aCandidate()
  await declare(reader, { puestos: [position], por_correo: true, ...interests })
  return reader
}

const publishHere = (fields: object = {}) => publish({ mst_puestos_id: position, ...fields })

/** Sets the time, and returns the mails that are sent then. */
async function sendAt(time: string, processes = 1) {
  clock.set(time)
  mails.length = 0
  await Promise.all(Array.from({ length: processes }, () => queueSuggestionMails(app.deps)))
  await runJobs(app)
  return [...mails]
}

const choiceOf = async ({ candidateId }: Candidate) =>
  (await db.select().from(candidateInterest).where(eq(candidateInterest.candidateId, candidateId)))[0]
const wantsMail = async (reader: Candidate) => (await choiceOf(reader))?.wantsMail

describe('The mail of suggestions', () => {
  test('comes on Mondays at eight to who wants it, with the offers and why each is there', async () => {
    const reader = await aReader({ provincias: [33], salario_minimo: 20_000 })
    await aReader({ por_correo: false })
    await aReader({ activas: false })
    const id = await publishHere({ ...ASTURIAS, nombre: 'Farera de guardia', salario_anual: 21_000 })
    expect(await sendAt('2026-11-23T06:59:00Z')).toEqual([])
    const [mail, ...others] = await sendAt(MONDAY)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: reader.email, subject: 'Una oferta para ti: Farera de guardia' })
    expect(mail?.text).toMatch(
      /Farera de guardia\nTalleres Ejemplo · Oviedo · 21\.000 € al año\. Puesto que buscas: .+\. En Asturias\. Desde 20\.000 €\./,
    )
    expect(mail?.text).toContain(`https://empleo.example/vista-oferta-completa/${id}`)
    expect(mail?.text).toContain('https://empleo.example/mi-perfil?seccion=para-ti')
  })

  test('names the best offers first and ten at most; the others come a week later, and no offer twice', async () => {
    await aReader({ provincias: [28, 33], jornadas: [2] })
    for (let number = 1; number <= 11; number += 1) await publishHere({ nombre: `Oferta ${number}` })
    await publishHere({ ...ASTURIAS, nombre: 'La mejor', mst_jornada_id: 2 })
    const [first] = await sendAt(MONDAY)
    expect(first?.subject).toBe('10 ofertas para ti')
    expect(first?.text.indexOf('La mejor')).toBeLessThan(first?.text.indexOf('Oferta 11') ?? 0)
    expect(first?.text).not.toContain('Oferta 2\n')
    const [second] = await sendAt(NEXT_MONDAY)
    expect(second?.subject).toBe('2 ofertas para ti')
    expect(second?.text).toContain('Oferta 2\n')
    expect(await sendAt('2026-12-07T07:00:00Z')).toEqual([])
  })

  test('is not sent if there is nothing new, and names nothing that an alert has told or that was dismissed', async () => {
    const reader = await aReader()
    const [told, unwanted] = [await publishHere(), await publishHere()]
    await dismiss(reader, unwanted)
    await site.anAlert(reader, { nombre: 'nada' })
    await db.execute(sql`insert into told_offer (subscriber_id, offer_id, mail_id, told_on)
      select id, ${told}, 'aviso-1', '2026-11-20' from subscriber where account_id = ${reader.accountId}`)
    expect(await sendAt(MONDAY)).toEqual([])
  })

  // Seen to fail without the lock of the rows: two processes added the same jobs.
  test('comes once to each, also if three processes add the jobs at the same moment', async () => {
    for (let number = 0; number < 5; number += 1) await aReader()
    clock.set(MONDAY)
    for (let round = 0; round < rounds({ quick: 4, deep: 20 }); round += 1) {
      await db.update(candidateInterest).set({ mailedOn: null })
      await Promise.all([1, 2, 3].map(() => queueSuggestionMails(app.deps)))
      const { rows } = await db.execute(sql`delete from pgboss.job where name = 'suggestions-mail' returning data`)
      expect(rows).toHaveLength(5)
    }
    await publishHere()
    await db.update(candidateInterest).set({ mailedOn: null })
    expect(await sendAt(MONDAY, 3)).toHaveLength(5)
    expect(await sendAt('2026-11-23T15:00:00Z', 3)).toEqual([])
  })

  test('comes later in the day if no process ran at eight, and once for missed weeks', async () => {
    await aReader()
    await publishHere()
    expect(await sendAt('2026-11-25T15:00:00Z')).toHaveLength(1)
    await publishHere()
    expect(await sendAt('2026-12-15T07:00:00Z')).toHaveLength(1)
  })

  test('begins on the next Monday for who asks on a Monday after eight', async () => {
    clock.set('2026-11-23T09:00:00Z')
    await publishHere()
    const reader = await aReader({ por_correo: false })
    await declare(reader, { puestos: [position], por_correo: true })
    expect(await sendAt('2026-11-23T10:00:00Z')).toEqual([])
    expect(await sendAt(NEXT_MONDAY)).toHaveLength(1)
  })

  test('that failed is tried again with the same offers and the same id, whatever is published meanwhile', async () => {
    await aReader()
    await publishHere({ nombre: 'La primera' })
    const failed: string[] = []
    server.fails = ({ id }) => {
      failed.push(id)
      return new Error('the mail server is away')
    }
    app.deps.log.level = 'silent'
    expect(await sendAt(MONDAY)).toEqual([])
    app.deps.log.level = 'error'
    await publishHere({ nombre: 'La segunda' })
    server.fails = () => undefined
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'suggestions-mail'`)
    await runJobs(app)
    expect(mails.map(({ id }) => id)).toEqual(failed)
    expect(mails[0]?.text).toContain('La primera')
    expect(mails[0]?.text).not.toContain('La segunda')
  })

  test('leaves out an offer that ends before the mail is sent', async () => {
    await aReader()
    const id = await publishHere()
    clock.set(MONDAY)
    await queueSuggestionMails(app.deps)
    await db.update(offer).set({ state: 0 }).where(eq(offer.id, id))
    await runJobs(app)
    expect(mails).toEqual([])
  })

  test('goes to nobody whose e-mail is not confirmed, whose account is leaving or disabled, or who changed their mind', async () => {
    await publishHere()
    const [unconfirmed, leaving, changed] = [await aReader(), await aReader(), await aReader()]
    const disabled = await aReader()
    await db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, disabled.accountId))
    await db.update(account).set({ isConfirmed: false }).where(eq(account.id, unconfirmed.accountId))
    const now = clock.now()
    await db
      .insert(accountDeletion)
      .values({ accountId: leaving.accountId, requestedAt: now, dueAt: now, pausedProjects: [] })
    clock.set(MONDAY)
    await queueSuggestionMails(app.deps)
    const isTheirs = eq(candidateInterest.candidateId, changed.candidateId)
    await db.update(candidateInterest).set({ isOn: false }).where(isTheirs)
    await runJobs(app)
    expect(mails).toEqual([])
  })
})

describe('The link at the end of the mail', () => {
  const oneClick = (path: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    })

  test('ends such mails by a POST of a mail program, without a session, also twice; opening it ends nothing', async () => {
    const reader = await aReader()
    await publishHere()
    const link = new URL((await sendAt(MONDAY))[0]?.unsubscribe ?? '')
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await app.request(link.pathname + link.search, { method })
    expect(await wantsMail(reader)).toBe(true)
    for (let press = 0; press < 2; press += 1) {
      const answer = await oneClick(link.pathname + link.search)
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await choiceOf(reader)).toMatchObject({ wantsMail: false, isOn: true })
  })

  // The tests of applications/mail-choices try what a token must not do.
  test('ends them by the button of its page, and not those of others, and no other mails', async () => {
    const [reader, other] = [await aReader(), await aReader()]
    const path = await suggestionsLink.pathOf(app.deps, reader.accountId)
    expect((await oneClick(path.replace('/baja-sugerencias', '/baja-correos'))).status).toBe(400)
    const [, token] = path.split('token=')
    const press = (given?: string) => app.call('POST /api/account/unsubscribe-suggestions', { body: { token: given } })
    expect(await press(`${token}a`)).toMatchObject({ status: 400, body: { code: 'unsubscribe_link_invalid' } })
    expect((await press(token)).status).toBe(200)
    expect([await wantsMail(reader), await wantsMail(other)]).toEqual([false, true])
  })
})

test('what a candidate looks for and has dismissed goes with the account', async () => {
  const reader = await aReader()
  await dismiss(reader, await publishHere())
  await sendAt(MONDAY)
  await db.delete(account).where(eq(account.id, reader.accountId))
  const { rows } = await db.execute(sql`
    select candidate_id from candidate_interest where candidate_id = ${reader.candidateId}
    union all select candidate_id from dismissed_offer where candidate_id = ${reader.candidateId}
    union all select id from subscriber where account_id = ${reader.accountId}`)
  expect(rows).toEqual([])
})
