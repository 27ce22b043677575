import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offer, offerReport, reportCase } from '#server/database/schema/schema.ts'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { openReportSite } from '#server/testing/fixtures/report-site.ts'
import { closeCasesOfGoneOffers, sweepReports } from './sweep-reports.ts'

const { app, clock, operator, report, findCase, listCases, decide, askAgain, mailsTo } = await openReportSite()
const { db } = app.deps
const by = await aCompany(app, { plan: 'premium' })

const countReports = (caseId: number) => db.$count(offerReport, eq(offerReport.caseId, caseId))

let places = 0

/** An offer with its own text: a rejected text would be held. */
async function aReported(correo = 'vecina@prueba.example') {
  const offerId = await anOffer(app, { by, descripcion: `Zona ${(places += 1)}.` })
  await report(offerId, { correo, texto: 'Piden dinero' })
  return { offerId, caseId: (await findCase(offerId)).caso_id }
}

// Seen to fail without the months, and without the condition of the queue.
test('Reports are deleted six months after the decision, and not before', async () => {
  const [decided, waiting, asked] = [await aReported(), await aReported(), await aReported()]
  for (const { caseId } of [decided, asked]) await decide(caseId)
  await askAgain(by, asked.offerId)
  clock.set('2027-05-21T09:59:59Z')
  await sweepReports(app.deps)
  expect(await countReports(decided.caseId)).toBe(1)
  clock.set('2027-05-21T10:00:00Z')
  await sweepReports(app.deps)
  expect(await Promise.all([decided, waiting, asked].map(({ caseId }) => countReports(caseId)))).toEqual([0, 1, 1])
  const [kept] = await db.select().from(reportCase).where(eq(reportCase.id, decided.caseId))
  expect(kept).toMatchObject({ outcome: 'withdrawn', note: 'Pide dinero por un uniforme.' })
  clock.set('2026-11-21T10:00:00Z')
})

test('Reports that wait for more than a working day are marked', async () => {
  const { caseId, offerId } = await aReported()
  const waitSince = (queuedAt: Date) => db.update(reportCase).set({ queuedAt }).where(eq(reportCase.id, caseId))
  await waitSince(new Date('2026-11-20T10:00:00Z'))
  expect(await findCase(offerId)).toMatchObject({ vencida: false })
  await waitSince(new Date('2026-11-16T10:00:00Z'))
  expect(await findCase(offerId)).toMatchObject({ vencida: true })
})

test('An offer that its company deletes leaves the queue, and those who reported it are told once', async () => {
  const email = 'borrada@prueba.example'
  const { offerId, caseId } = await aReported(email)
  await mailsTo(email)
  await db.delete(offer).where(eq(offer.id, offerId))
  const listed = await listCases()
  expect(listed.map(({ caso_id }) => caso_id)).not.toContain(caseId)
  const { body } = await app.call<{ colas: object[] }>('GET /api/operator/summary', { token: operator.token })
  expect(body.colas.at(-1)).toMatchObject({ cola: 'denuncias', esperan: listed.length })
  expect(await decide(caseId)).toMatchObject({ status: 409, body: { code: 'report_decided' } })
  for (let hour = 0; hour < 2; hour += 1) await closeCasesOfGoneOffers(app.deps)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Hemos recibido tu denuncia',
    'La oferta que denunciaste ya no existe',
  ])
})
