import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { offer, offerReport, offerReview, reportCase } from '#server/database/schema/schema.ts'
import { anOperator } from '#server/testing/factories.ts'
import { openReviewDesk } from '#server/testing/fixtures/review-desk.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const { app, by, company, sent, moveTo, read, decide, queue, publish, change, isFound } = await openReviewDesk()
const { db } = app.deps

const undo = (id: number, token = by.token) => app.call(`POST /api/operator/undo-decision/${id}`, { token })
const tooLate = { status: 409, body: { code: 'undo_too_late' } }
const rowsOf = async () => {
  const rows = [...(await db.select().from(offerReview)), ...(await db.select().from(reportCase))]
  return rows.map((row) => ({ ...row, undo: null }))
}
/** The subjects of the mails that are due when nothing can be taken back any more. */
async function listMailed() {
  sent.length = 0
  await runJobs(app)
  return sent.map(({ subject }) => subject)
}

beforeEach(async () => {
  await db.delete(reportCase)
  await db.delete(offer)
  await moveTo('2026-11-23T11:00:00Z')
})

describe('A decision that is taken back', () => {
  test.each([
    ['approve', 'Llama al 806 123 456.', false],
    ['approve', 'Una tienda con clientes.', true],
    ['reject', 'Una tienda de barrio.', true],
  ] as const)('to %s «%s» leaves everything as it was, and nobody hears of it', async (what, descripcion, wasFound) => {
    const id = await publish({ descripcion })
    const before = [await rowsOf(), await queue()]
    expect((await decide(what, id)).status).toBe(200)
    expect(await undo(id)).toMatchObject({ status: 200 })
    expect([await rowsOf(), await queue()]).toEqual(before)
    expect(await isFound(id)).toBe(wasFound)
    expect(await listMailed()).toEqual([])
    const { body } = await app.call<{ actos: object[] }>('GET /api/operator/audit-log', by)
    expect(body.actos[0]).toMatchObject({ accion: 'deshacer_decision', cuenta_id: company.accountId })
  })

  test('leaves a rejection before it as it was, also for a copy of the text', async () => {
    const texts = { nombre: 'Vendedor/a', descripcion: 'Vende de puerta en puerta.' }
    const id = await publish(texts)
    await decide('reject', id)
    await moveTo('2026-11-23T11:01:00Z')
    const before = await rowsOf()
    await decide('approve', id)
    expect((await undo(id)).status).toBe(200)
    expect(await rowsOf()).toEqual(before)
    expect(await isFound(await publish(texts))).toBe(false)
  })

  test.each([{ decision: 'retirar', motivo: 'pide_dinero' }, { decision: 'no_procede' }])(
    'about reports ($decision) leaves them waiting, with those that came meanwhile',
    async (decision) => {
      const id = await publish()
      const body = { emp_ofertas_id: id, motivo: 'pide_dinero', correo: 'vecina@prueba.example' }
      const report = () => app.call('POST /api/reports/report-offer', { body })
      await report()
      await runJobs(app)
      const before = await rowsOf()
      const [one] = await db.select().from(offerReport)
      const seen = { ultima_denuncia: one?.id, version: 1, explicacion: 'Lo hemos mirado.', ...decision }
      const path = `POST /api/operator/decide-report-case/${one?.caseId}` as const
      expect((await app.call(path, { ...by, body: seen })).status).toBe(200)
      await report()
      expect((await undo(id)).status).toBe(200)
      expect(await rowsOf()).toEqual(before)
      expect(await isFound(id)).toBe(true)
      expect(await db.$count(offerReport, sql`case_id = ${one?.caseId}`)).toBe(2)
      expect(await listMailed()).toEqual(['Hemos recibido tu denuncia'])
    },
  )
})

test('Nobody is mailed while a decision can be taken back', async () => {
  await decide('reject', await publish())
  const wait = sql`extract(epoch from start_after - created_on)::float as wait`
  const { rows } = await db.execute(
    sql`select ${wait} from pgboss.job where name = 'offer-reviewed' and state = 'created'`,
  )
  expect(rows).toEqual([{ wait: 11 }])
})

describe('A decision stays', () => {
  test('after ten seconds, and where there is none', async () => {
    const id = await publish()
    expect(await undo(id)).toMatchObject(tooLate)
    await decide('approve', id)
    await moveTo('2026-11-23T11:00:10Z')
    // By who is signed in now.
    await db.update(offerReview).set({ decidedBy: sql`(select max(account_id) from operator)` })
    expect(await undo(id)).toMatchObject(tooLate)
    expect((await read(id)).revision.estado).toBe('aprobada')
    expect((await undo(9_999_999)).status).toBe(404)
  })

  test('if somebody else made it, or its company has changed the offer since', async () => {
    const [id, other] = [await publish(), await publish()]
    await decide('approve', id, { token: (await anOperator(app)).token })
    expect(await undo(id)).toMatchObject(tooLate)
    await decide('reject', other)
    await change(other, { descripcion: 'Otra tienda.' })
    expect(await undo(other)).toMatchObject(tooLate)
    expect((await undo(other, '')).status).toBe(401)
    expect((await undo(other, company.token)).status).toBe(403)
  })
})
