import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { application } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer } from '#server/testing/factories.ts'
import { openExportSite } from '#server/testing/fixtures/export-site.ts'

const { app, exportOf } = await openExportSite()
const company = await aCompany(app, { plan: 'premium' })
const person = await aCandidate(app)
const cvId = await aCv(app, { by: person })
const NOTE = 'Llevo ocho años en la barra.\nLlámame al 600 123 456.'

async function apply(body: object, offerId?: number) {
  const asked = offerId ?? (await anOffer(app, { by: company, pide_nota: true }))
  const sent = { token: person.token, body: { offerId: asked, cvId, ...body } }
  const answer = await app.call('POST /api/users/register-into-offer', sent)
  const [row] = await app.deps.db.select().from(application).where(eq(application.offerId, asked))
  return { offerId: asked, answer, id: row?.id, note: row?.coveringNote }
}

const asCandidate = (id?: number) => app.call(`GET /api/users/candidature/${id}`, { token: person.token })
const asCompany = (id?: number) => app.call(`GET /api/companies/application/${id}`, { token: company.token })
const csv = async () =>
  String((await app.call('GET /api/companies/applications-csv', { token: company.token })).body['csv'])

test('A note is read by the company beside the CV, by its candidate, and in the file with their data', async () => {
  const { id, offerId } = await apply({ nota: `  ${NOTE} ` })
  expect((await asCompany(id)).body).toMatchObject({ nota: NOTE })
  expect((await asCandidate(id)).body).toMatchObject({ nota: NOTE })
  expect(await csv()).toContain('Llevo ocho años en la barra.')
  expect((await exportOf(person)).texts).toContain('Llevo ocho años en la barra.')
  await app.call(`POST /api/users/withdraw-candidature/${id}`, { token: person.token })
  expect((await asCompany(id)).body).toMatchObject({ nota: null })
  expect(await csv()).not.toContain('Llevo ocho')
  const table = await app.call('GET /api/companies/applications-csv?estado_candidatura=retirada', {
    token: company.token,
  })
  expect(JSON.stringify(table.body)).not.toContain('Llevo ocho')
  expect((await asCandidate(id)).body).toMatchObject({ nota: NOTE })
  // Sent again it has the new note, or none.
  expect((await apply({ nota: 'Otra.' }, offerId)).note).toBe('Otra.')
  await app.call(`POST /api/users/withdraw-candidature/${id}`, { token: person.token })
  expect((await apply({}, offerId)).note).toBeNull()
})

test.each([[undefined], [null], [''], [' \n '], ['a'.repeat(400)]])('%j may be sent', async (nota) => {
  const { answer, note } = await apply({ nota })
  expect([answer.status, note]).toEqual([200, nota?.trim() || null])
})

test.each([
  ['a'.repeat(401), 'invalid_input'],
  [7, 'invalid_input'],
  ['Antes de la entrevista haz un bizum de 30 euros para reservar el puesto.', 'text_suspicious'],
])('%j is refused, and nothing is sent', async (nota, code) => {
  const { answer, id } = await apply({ nota })
  expect([answer.status, answer.body['code'], id]).toEqual([400, code, undefined])
})
