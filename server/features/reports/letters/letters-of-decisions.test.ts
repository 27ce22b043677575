import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { offer, offerReview } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, type Company } from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { openReportSite } from '#server/testing/fixtures/report-site.ts'
import { closeCasesOfGoneOffers } from '../sweep-reports.ts'

const site = await openReportSite()
const { app, clock, findCase, decide, aWithdrawn, askAgain, mailsTo } = site
const { db } = app.deps

/** Sends the receipt at once: two queues could exchange the order of receipt and decision. */
const report = async (offerId: number, fields: { correo?: string | undefined }) => {
  await site.report(offerId, fields)
  await runJobs(app)
}

let seconds = 0
const aMomentLater = () => clock.set(new Date(Date.UTC(2026, 10, 21, 10, 0, (seconds += 1))).toISOString())
const toKeep = { decision: 'no_procede', explicacion: 'La empresa lo ha aclarado.' }
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
let people = 0
const newEmail = () => `avisa${(people += 1)}@prueba.example`

/** A company whose reported offer waits for a decision. */
async function aReported(correo?: string) {
  const by = await aCompany(app)
  const offerId = await anOffer(app, { by })
  await report(offerId, { correo })
  return { by, offerId, caseId: (await findCase(offerId)).caso_id }
}

const rename = async (by: Company, offerId: number) => {
  const body = { nombre: 'Ayudante de tienda' }
  const { status } = await app.call(`PUT /api/companies/update-offer/${offerId}`, { token: by.token, body })
  expect(status).toBe(200)
}

const reject = async (offerId: number) => {
  await db.update(offer).set({ review: 'rejected' }).where(eq(offer.id, offerId))
  const decision = {
    decision: 'rejected',
    reason: 'incompleta',
    note: 'No dice qué hacer',
    decidedAt: clock.now(),
  } as const
  await db
    .update(offerReview)
    .set({ ...decision, queuedAt: null, dueAt: null })
    .where(eq(offerReview.offerId, offerId))
}

describe('People who report an offer after it was hidden', () => {
  // Seen to fail while a second look with the same answer told nobody.
  test('are told that it is hidden when the second look confirms it; the others were told before', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const { by, offerId, caseId } = await aReported(first)
    await decide(caseId)
    await report(offerId, { correo: second })
    await askAgain(by, offerId)
    aMomentLater()
    await decide(caseId)
    const told = ['Hemos recibido tu denuncia', 'Hemos retirado la oferta que denunciaste']
    expect([await subjectsTo(first), await subjectsTo(second)]).toEqual([told, told])
  })

  test('read no word of a changed decision when the second look finds nothing', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const { by, offerId, caseId } = await aReported(first)
    await decide(caseId)
    expect(await subjectsTo(first)).toHaveLength(2)
    await report(offerId, { correo: second })
    await askAgain(by, offerId)
    aMomentLater()
    await decide(caseId, toKeep)
    expect((await subjectsTo(first)).at(-1)).toBe('Hemos vuelto a mirar la oferta que denunciaste')
    expect(await subjectsTo(second)).toEqual(['Hemos recibido tu denuncia', 'Hemos revisado la oferta que denunciaste'])
  })
})

describe('Letters about a decision', () => {
  test('do not say that an offer is public which another operator has rejected', async () => {
    const email = newEmail()
    const { by, offerId, caseId } = await aReported(email)
    await reject(offerId)
    await decide(caseId, toKeep)
    const toCompany = (await mailsTo(by.email)).at(-1)
    expect(toCompany?.subject).toBe('Hemos revisado una denuncia de una de tus ofertas')
    expect(toCompany?.text).toContain('Ahora no está publicada por otro motivo')
    expect((await mailsTo(email)).at(-1)?.text).toContain('Ahora no está publicada')
  })

  test('say that an offer waits for review which its company has changed since it was hidden', async () => {
    const { by, offerId, caseId } = await aWithdrawn()
    await askAgain(by, offerId)
    await rename(by, offerId)
    aMomentLater()
    await decide(caseId, toKeep)
    const letter = (await mailsTo(by.email)).at(-1)
    expect(letter?.subject).toBe('Hemos revisado una denuncia de una de tus ofertas')
    expect(letter?.text).toContain('queda en revisión')
  })

  test('say what was decided, also where the company has asked again before they are sent', async () => {
    const { by, offerId } = await aWithdrawn()
    await askAgain(by, offerId)
    expect(await subjectsTo(by.email)).toEqual(['Hemos retirado una de tus ofertas'])
  })

  test('of an older decision are not sent', async () => {
    const email = newEmail()
    const { by, offerId, caseId } = await aReported(email)
    await decide(caseId)
    await askAgain(by, offerId)
    aMomentLater()
    await decide(caseId, toKeep)
    expect(await subjectsTo(by.email)).toEqual(['Tu oferta ya no está retirada'])
    expect(await subjectsTo(email)).toEqual(['Hemos recibido tu denuncia', 'Hemos revisado la oferta que denunciaste'])
  })

  test('name the offer as the operator has read it', async () => {
    const email = newEmail()
    const { by, offerId, caseId } = await aReported(email)
    await rename(by, offerId)
    await decide(caseId)
    expect((await mailsTo(email)).at(-1)?.text).toContain('Ayudante de tienda')
  })
})

test('The author of a report is told that the offer was hidden, if it is deleted during its second look', async () => {
  const email = newEmail()
  const { by, offerId } = await aWithdrawn()
  await report(offerId, { correo: email })
  await askAgain(by, offerId)
  await db.delete(offer).where(eq(offer.id, offerId))
  await closeCasesOfGoneOffers(app.deps)
  expect((await subjectsTo(email)).at(-1)).toBe('Hemos retirado la oferta que denunciaste')
})
