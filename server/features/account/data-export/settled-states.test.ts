import { expect, test } from 'vitest'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openExportSite } from '#server/testing/fixtures/export-site.ts'

const { app, clock, exportOf } = await openExportSite()

test('The file with the data of a candidate does not say what the company can still undo', async () => {
  // The file is read with the clock of the database.
  const start = Date.now() - 60_000
  const passTo = (second: number) => clock.set(new Date(start + second * 1000).toISOString())
  passTo(0)
  const company = await aCompany(app)
  const offerId = await anOffer(app, { by: company })
  const by = await aCandidate(app)
  await anApplication(app, { by, offerId, cvId: await aCv(app, { by }) })
  const { body: own } = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', by)
  const ids = own.map((row) => row.can_cv_ofertas_id)
  const move = async (body: object) => {
    const { token } = company
    const { status } = await app.call('POST /api/companies/application-states', { token, body: { ids, ...body } })
    expect(status).toBe(200)
  }
  passTo(1)
  await move({ estado_candidatura: 'entrevista' })
  passTo(120)
  await move({ estado_candidatura: 'descartada', motivo: 'otro', texto: 'Gracias.' })
  passTo(60)
  const { texts } = await exportOf(by)
  expect(texts).not.toContain('descartada')
  expect(texts).toContain('"estado": "entrevista"')
})
