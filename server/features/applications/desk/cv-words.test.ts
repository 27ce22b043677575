import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cv } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { makePdf } from '#server/testing/fixtures/pdfs.ts'
import { dataUrl } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const [company, other, stranger] = [await aCompany(app), await aCompany(app), await aCompany(app)]

/** Somebody with a CV of these words, which they send to both companies. */
async function anApplicant(text: string) {
  const by = await aCandidate(app)
  const pdf = await makePdf((document) => document.getPage(0).drawText(text, { x: 50, y: 600, size: 12 }))
  const body = { name: 'CV', file: dataUrl('application/pdf', pdf) }
  const sent = await app.call<{ can_cv_id: number }>('POST /api/users/upload-cv-file', { token: by.token, body })
  const cvId = sent.body.can_cv_id
  const offerIds = [await anOffer(app, { by: company }), await anOffer(app, { by: other })]
  for (const offerId of offerIds) await anApplication(app, { by, offerId, cvId })
  return { by, cvId, offerIds }
}

const found = async (words: string, { token } = company, state = '') => {
  const query = new URLSearchParams({ buscar: words, estado_candidatura: state })
  return (await app.call<unknown[]>(`GET /api/companies/all-company-candidates?${query}`, { token })).body.length
}

const soldering = await anApplicant('Soldadura TIG en Peñíscola, 100%_fiable y C++')
await anApplicant('Camarera de pisos')

// Seen to fail without the column, and where it kept the text as it is written.
test.each([
  ['SOLDADURA', 1],
  ['peniscola tig', 1],
  ['PEÑÍSCOLA', 1],
  ['c++', 1],
  ['100%_', 1],
  ['soldadura pisos', 0],
  ['soldadura%tig', 0],
])('The search for «%s» finds %i by the words of a CV', async (words, count) => {
  expect(await found(words)).toBe(count)
  expect(await found(words, stranger)).toBe(0)
})

test('after a withdrawal its company finds nothing, and the other one still does', async () => {
  const { by } = soldering
  const { body } = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', by)
  await app.call(`POST /api/users/withdraw-candidature/${body.at(-1)?.can_cv_ofertas_id}`, by)
  const each = [
    await found('soldadura'),
    await found('soldadura', company, 'retirada'),
    await found('soldadura', other),
  ]
  expect(each).toEqual([0, 0, 1])
})

test('the words stay with the CV that a company can read, and go with it', async () => {
  const { by, cvId, offerIds } = await anApplicant('Encofrador')
  const stored = () => app.deps.db.$count(cv, eq(cv.id, cvId))
  await app.call(`DELETE /api/users/delete-cv/${cvId}`, by)
  expect([await found('encofrador'), await stored()]).toEqual([1, 1])
  for (const [place, { token }] of [company, other].entries()) {
    await app.call(`DELETE /api/companies/delete-offer/${offerIds[place]}`, { token })
  }
  await app.call(`DELETE /api/users/delete-cv/${await aCv(app, { by })}`, by)
  expect([await found('encofrador'), await stored()]).toEqual([0, 0])
})
