import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import {
  application,
  applicationEvent,
  company as companies,
  verificationStep,
} from '#server/database/schema/schema.ts'
import { openNewsSite } from '#server/testing/fixtures/news-site.ts'

const { app, db, clock, server, applied, tellAfter } = await openNewsSite()

type Own = Awaited<ReturnType<typeof applied>>
interface Answer {
  cambio: string
  code: string
  error: string
  deshechas: number[]
  no_deshechas: number[]
}

const discard = { estado_candidatura: 'descartada', motivo: 'otro', texto: 'Gracias, no seguimos.' }

const press = ({ company, id }: Own, body: object) =>
  app.call<Answer>('POST /api/companies/application-states', { token: company.token, body: { ids: [id], ...body } })

const undo = ({ company }: Own, cambio: string) =>
  app.call<Answer>('POST /api/companies/undo-application-states', { token: company.token, body: { cambio } })

const pass = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString())

const stateOf = async ({ id }: Own) =>
  (await db.select({ state: application.state }).from(application).where(eq(application.id, id)))[0]?.state

const untilSomebodyWaits = () =>
  expect
    .poll(async () => (await db.$client.query(`select from pg_locks where not granted`)).rowCount)
    .toBeGreaterThan(0)

/** A candidate who has applied and has the receipt. */
async function anApplicant() {
  const own = await applied()
  await tellAfter(0)
  return own
}

describe('A press on «Deshacer»', () => {
  test('undoes nothing while the mail is on its way to the candidate', async () => {
    const own = await anApplicant()
    const { cambio } = (await press(own, discard)).body
    const during: { answer?: Awaited<ReturnType<typeof undo>> } = {}
    server.fails = async () => {
      const due = clock.now()
      // The company pressed in time: its clock is behind.
      pass(-2)
      during.answer = await undo(own, cambio)
      clock.set(due.toISOString())
    }
    expect(await tellAfter(11)).toHaveLength(1)
    expect(during.answer).toMatchObject({ status: 200, body: { deshechas: [], no_deshechas: [own.id] } })
    expect(await stateOf(own)).toBe('descartada')
  })

  test('that takes long to undo what has overtaken another decision: the candidate hears of that one', async () => {
    const own = await anApplicant()
    await press(own, { estado_candidatura: 'entrevista' })
    pass(5)
    const { cambio } = (await press(own, discard)).body
    pass(9)
    const held = Promise.withResolvers<undefined>()
    const locked = Promise.withResolvers<undefined>()
    const other = db.transaction(async (tx) => {
      await tx.select().from(application).where(eq(application.id, own.id)).for('update')
      locked.resolve(undefined)
      await held.promise
    })
    await locked.promise
    const undoing = undo(own, cambio)
    await untilSomebodyWaits()
    expect(await tellAfter(3)).toEqual([])
    held.resolve(undefined)
    await other
    expect((await undoing).body).toMatchObject({ deshechas: [own.id] })
    expect(await tellAfter(0)).toEqual(['Quieren entrevistarte para «Dependiente de tienda»'])
  })

  test('that waits for its company longer than the time to undo comes too late', async () => {
    const own = await anApplicant()
    const { cambio } = (await press(own, discard)).body
    pass(9)
    const held = Promise.withResolvers<undefined>()
    const locked = Promise.withResolvers<undefined>()
    const colleague = db.transaction(async (tx) => {
      await lockCompany(tx, own.company.companyId)
      locked.resolve(undefined)
      await held.promise
    })
    await locked.promise
    const undoing = undo(own, cambio)
    await untilSomebodyWaits()
    pass(2)
    held.resolve(undefined)
    await colleague
    expect(await undoing).toMatchObject({ status: 409, body: { code: 'undo_too_late' } })
    expect(await stateOf(own)).toBe('descartada')
  })
})

test('An application is moved ten times in a day, so that nobody floods a person with mails', async () => {
  const own = await anApplicant()
  for (let count = 0; count < 5; count++) {
    for (const body of [{ estado_candidatura: 'contratada' }, discard]) {
      expect((await press(own, body)).status).toBe(200)
    }
  }
  const { status, body, headers } = await press(own, { estado_candidatura: 'contratada' })
  expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect(body.error).toContain('mañana')
  expect(headers.get('retry-after')).toBe('86400')
  // The session would end with the day, so the moves were yesterday.
  const happenedAt = new Date(clock.now().getTime() - 86_400_000)
  await db.update(applicationEvent).set({ happenedAt }).where(eq(applicationEvent.applicationId, own.id))
  expect((await press(own, { estado_candidatura: 'contratada' })).status).toBe(200)
})

test('A move that was undone is none of the ten', async () => {
  const own = await anApplicant()
  for (let count = 0; count < 10; count++) {
    const { cambio } = (await press(own, discard)).body
    expect((await undo(own, cambio)).body.deshechas).toEqual([own.id])
  }
  expect((await press(own, discard)).status).toBe(200)
})

describe('A suspended company', () => {
  /** For another reason than fraud: it still reads what it had. */
  const suspend = async ({ company: { companyId } }: Own) => {
    await db.update(companies).set({ isSuspended: true }).where(eq(companies.id, companyId))
    const step = { companyId, kind: 'suspended', reason: 'discriminacion', happenedAt: clock.now() } as const
    await db.insert(verificationStep).values(step)
  }

  test.each(['preseleccionada', 'entrevista', 'contratada'])('moves nobody to %s, and writes to nobody', async (to) => {
    const own = await anApplicant()
    await suspend(own)
    const body = { estado_candidatura: to, texto: 'Envía 50 € para reservar tu puesto.' }
    const one = await app.call<Answer>(`PUT /api/companies/application-state/${own.id}`, {
      token: own.company.token,
      body,
    })
    for (const answer of [one, await press(own, body)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'company_suspended' } })
      expect(answer.body.error).toContain('descartar')
    }
    expect(await stateOf(own)).toBe('enviada')
    expect(await tellAfter(60)).toEqual([])
  })

  test('reads, notes and discards', async () => {
    const own = await anApplicant()
    await suspend(own)
    const { token } = own.company
    expect((await app.call(`GET /api/companies/application/${own.id}`, { token })).status).toBe(200)
    const note = { token, body: { texto: 'No.' } }
    expect((await app.call(`POST /api/companies/application-note/${own.id}`, note)).status).toBe(200)
    expect((await press(own, discard)).status).toBe(200)
    expect(await tellAfter(60)).toHaveLength(1)
  })
})
