import { expect, test } from 'vitest'
import { calls } from '#server/http/calls/calls.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openExportSite } from '#server/testing/fixtures/export-site.ts'

// A company's private notes about a person are missing from the person's answers and data export.

const { app, exportOf } = await openExportSite()

test('Notes, reasons and undone texts of a company reach no candidate', async () => {
  const [company, person] = [await aCompany(app), await aCandidate(app)]
  const [offerId, cvId] = [await anOffer(app, { by: company }), await aCv(app, { by: person })]
  await anApplication(app, { by: person, offerId, cvId })
  const { token } = company
  const listed = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/companies/all-company-candidates', { token })
  const id = listed.body[0]?.can_cv_ofertas_id ?? 0

  await app.call(`POST /api/companies/application-note/${id}`, { token, body: { texto: 'canario de nota' } })
  const route = `PUT /api/companies/application-state/${id}` as const
  const wrong = { estado_candidatura: 'entrevista', texto: 'canario deshecho' }
  const { cambio } = (await app.call<{ cambio: string }>(route, { token, body: wrong })).body
  expect((await app.call('POST /api/companies/undo-application-states', { token, body: { cambio } })).status).toBe(200)
  const discard = { estado_candidatura: 'descartada', motivo: 'condiciones', texto: 'Carta para ti' }
  expect((await app.call(route, { token, body: discard })).status).toBe(200)
  const own = JSON.stringify((await app.call(`GET /api/companies/application/${id}`, { token })).body)
  for (const canary of ['canario de nota', 'condiciones', 'Carta para ti']) expect(own).toContain(canary)
  expect(own).not.toContain('canario deshecho')

  const read: string[] = []
  for (const { method, path } of calls.filter((call) => call.method === 'GET')) {
    for (const one of path.includes('{id}') ? [id, offerId, cvId] : [0]) {
      const answer = await app.call(`${method} ${path.replace('{id}', String(one))}` as `GET /${string}`, person)
      read.push(JSON.stringify(answer.body))
    }
  }
  read.push((await exportOf(person)).texts)
  expect(read.join().match(/canario de nota|canario deshecho|condiciones/g)).toBeNull()
})
