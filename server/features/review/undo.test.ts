import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { offer, offerReport, offerReview, reportCase } from '#server/database/schema/schema.ts'
import { aCandidate, anOperator } from '#server/testing/factories.ts'
import { openReviewDesk } from '#server/testing/fixtures/review-desk.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const { app, by, company, sent, moveTo, read, decide, queue, publish, change, isFound } = await openReviewDesk()
const { db } = app.deps

const undo = (id: number, token = by.token) => app.call(`POST /api/operator/undo-decision/${id}`, { token })
const rowsOf = async () =>
  [...(await db.select().from(offerReview)), ...(await db.select().from(reportCase))].map((row) => ({
    ...row,
    undo: null,
  }))
const tooLate = { status: 409, body: { code: 'undo_too_late' } }

async function report(id: number) {
  await app.call('POST /api/reports/report-offer', {
    body: { emp_ofertas_id: id, motivo: 'pide_dinero', correo: 'vecina@prueba.example' },
  })
  const { body } = await app.call<{ casos: { caso_id: number }[] }>('GET /api/operator/report-cases', by)
  const [one] = await db.select({ last: sql<number>`max(id)` }).from(offerReport)
  return { caseId: body.casos[0]?.caso_id, seen: { ultima_denuncia: one?.last, version: (await read(id)).version } }
}

const decideCase = ({ caseId, seen }: Awaited<ReturnType<typeof report>>, fields: object) =>
  app.call(`POST /api/operator/decide-report-case/${caseId}`, {
    ...by,
    body: { explicacion: 'No vemos nada raro.', ...seen, ...fields },
  })

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
    const [before, waiting] = [await rowsOf(), await queue()]
    expect((await decide(what, id)).status).toBe(200)
    expect(await undo(id)).toMatchObject({ status: 200 })
    expect([await rowsOf(), await queue()]).toEqual([before, waiting])
    expect(await isFound(id)).toBe(wasFound)
    sent.length = 0
    await runJobs(app)
    expect(sent).toEqual([])
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
      const first = await report(id)
      const before = await rowsOf()
      await runJobs(app)
      expect((await decideCase(first, decision)).status).toBe(200)
      await report(id)
      expect((await undo(id)).status).toBe(200)
      expect(await rowsOf()).toEqual(before)
      expect(await isFound(id)).toBe(true)
      expect(await db.$count(offerReport, sql`case_id = ${first.caseId}`)).toBe(2)
      sent.length = 0
      await runJobs(app)
      expect(sent.map(({ subject }) => subject)).toEqual(['Hemos recibido tu denuncia'])
    },
  )

  test('is mailed to nobody before its time to be taken back is over', async () => {
    await decide('reject', await publish())
    const { rows } = await db.execute(sql`
      select extract(epoch from start_after - created_on)::float as wait from pgboss.job where name = 'offer-reviewed' and state = 'created'`)
    expect(rows).toHaveLength(1)
    expect(Number(rows[0]?.['wait'])).toBeGreaterThan(10)
  })
})

describe('A decision stays', () => {
  test('after ten seconds, after it was taken back, and where there is none', async () => {
    const id = await publish()
    expect(await undo(id)).toMatchObject(tooLate)
    await decide('approve', id)
    await moveTo('2026-11-23T11:00:10Z')
    // By who is signed in now.
    await db.update(offerReview).set({ decidedBy: sql`(select max(account_id) from operator)` })
    expect(await undo(id)).toMatchObject(tooLate)
    expect((await read(id)).revision.estado).toBe('aprobada')
  })

  test('if somebody else made it, or its company has changed the offer since', async () => {
    const id = await publish()
    await decide('approve', id, { token: (await anOperator(app)).token })
    expect(await undo(id)).toMatchObject(tooLate)
    const other = await publish()
    await decide('reject', other)
    await change(other, { descripcion: 'Otra tienda.' })
    expect(await undo(other)).toMatchObject(tooLate)
    expect((await read(other)).revision.estado).toBe('retenida')
  })

  test('for everybody but operators', async () => {
    const id = await publish()
    await decide('approve', id)
    expect((await undo(id, '')).status).toBe(401)
    for (const { token } of [company, await aCandidate(app), await anOperator(app, { hasSecondFactor: false })]) {
      expect((await undo(id, token)).status).toBe(403)
    }
    expect((await undo(9_999_999)).status).toBe(404)
  })
})
