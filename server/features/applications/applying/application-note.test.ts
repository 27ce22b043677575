import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { application } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

// The note on personal data in the apply dialog, and its acceptance by the candidate.

const app = await createTestApp()
const company = await aCompany(app)
const offerId = await anOffer(app, { by: company, projectId: await aProject(app, { by: company }) })

async function apply(note: object) {
  const by = await aCandidate(app)
  const body = { offerId, cvId: await aCv(app, { by }), ...note }
  const { status } = await app.call('POST /api/users/register-into-offer', { token: by.token, body })
  const { noteVersion, noteAcceptedAt, candidateId } = application
  const rows = await app.deps.db
    .select({ noteVersion, noteAcceptedAt })
    .from(application)
    .where(eq(candidateId, by.candidateId))
  return { status, rows }
}

// Seen to fail without the columns in `insertApplication`.
test('An application keeps the version of the note that was shown, and when it was accepted', async () => {
  const noteAcceptedAt = app.deps.clock.now()
  expect(await apply({ version_aviso: 1 })).toEqual({ status: 200, rows: [{ noteVersion: 1, noteAcceptedAt }] })
})

test('a program that shows no note keeps neither', async () => {
  expect(await apply({})).toEqual({ status: 200, rows: [{ noteVersion: null, noteAcceptedAt: null }] })
})

test.each([0, -1, 1.5, '1', null, 32_768])('%j is no version, and nothing is sent', async (version) => {
  expect(await apply({ version_aviso: version })).toEqual({ status: 400, rows: [] })
})
