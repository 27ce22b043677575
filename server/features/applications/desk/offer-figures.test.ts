import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { OfferFigures } from '#contract/applications/application-desk.ts'
import { applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openApplicationSite } from '#server/testing/fixtures/applications/application-site.ts'

const { app, db, clock, anApplicant, decide, passSeconds } = await openApplicationSite()

beforeEach(() => clock.set('2026-11-21T10:00:00Z'))

const path = 'GET /api/companies/offer-figures'

const figuresOf = async ({ token }: { token: string }) =>
  (await app.call<z.output<typeof OfferFigures>[]>(path, { token })).body

const none = {
  leidas: 0,
  preseleccionadas: 0,
  entrevistas: 0,
  contratadas: 0,
  descartadas: 0,
  retiradas: 0,
  cerradas: 0,
}

describe('The figures of an offer', () => {
  test('count how many have ever reached each state, and the median hours to the first answer', async () => {
    const one = await anApplicant({ nombre: 'Guardia de faro' })
    passSeconds(2 * 3600)
    await decide(one, 'preseleccionada')
    passSeconds(3600)
    await decide(one, 'entrevista')
    await decide(one, 'descartada')
    const by = await aCandidate(app)
    await anApplication(app, { by, offerId: one.offerId, cvId: await aCv(app, { by }) })
    expect(await figuresOf(one.company)).toEqual([
      {
        ...none,
        emp_ofertas_id: one.offerId,
        nombre: 'Guardia de faro',
        enviadas: 2,
        leidas: 1,
        preseleccionadas: 1,
        entrevistas: 1,
        descartadas: 1,
        respondidas: 1,
        horas_hasta_respuesta: 2,
      },
    ])
  })

  test('take the middle of the hours, and no reading for an answer', async () => {
    const one = await anApplicant()
    const others = []
    for (let count = 0; count < 2; count++) {
      const by = await aCandidate(app)
      await anApplication(app, { by, offerId: one.offerId, cvId: await aCv(app, { by }) })
      const rows = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', by)
      others.push({ ...one, id: rows.body[0]?.can_cv_ofertas_id ?? 0 })
    }
    passSeconds(3600)
    for (const each of [one, ...others]) await decide(each, 'leida')
    expect(await figuresOf(one.company)).toMatchObject([{ leidas: 3, respondidas: 0, horas_hasta_respuesta: null }])
    await decide(one, 'entrevista')
    passSeconds(3600)
    for (const each of others) {
      await decide(each, 'contratada')
      passSeconds(5400)
    }
    expect(await figuresOf(one.company)).toMatchObject([
      { respondidas: 3, preseleccionadas: 3, entrevistas: 1, contratadas: 2, horas_hasta_respuesta: 2 },
    ])
  })

  test('leave out what was undone, and count an application of a release before as sent', async () => {
    const one = await anApplicant()
    await decide(one, 'contratada')
    await db.update(applicationEvent).set({ undoneAt: clock.now() }).where(eq(applicationEvent.applicationId, one.id))
    expect(await figuresOf(one.company)).toMatchObject([
      { ...none, enviadas: 1, respondidas: 0, horas_hasta_respuesta: null },
    ])
  })

  test('are for its company alone, and there are none for an offer that nobody has applied to', async () => {
    const company = await aCompany(app)
    await anOffer(app, { by: company })
    expect(await figuresOf(company)).toEqual([])
    expect((await app.call(path)).status).toBe(401)
    expect((await app.call(path, await aCandidate(app))).status).toBe(403)
  })
})
