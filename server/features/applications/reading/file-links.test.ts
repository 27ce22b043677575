import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cv } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { isReadable } from './is-readable.ts'

const app = await createTestApp()

/** How many rows PostgreSQL reads for a check. */
const countRowsRead = (key: string, reader: string) =>
  app.deps.db.transaction(async (tx) => {
    // The view also counts what the connection has read in the last second, in earlier transactions.
    const readSoFar = async (): Promise<number> => {
      const { rows } = await tx.execute<{ read: number }>(
        sql`select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname in ('cv', 'candidate', 'application')`,
      )
      return rows[0]?.read ?? 0
    }
    // Without statistics the planner may read a whole index instead.
    await tx.execute(sql`analyze cv, candidate, application`)
    await tx.execute(sql`set local enable_seqscan = off`)
    const before = await readSoFar()
    expect(await isReadable({ db: tx, clock: app.deps.clock }, key, reader)).toBe(true)
    return (await readSoFar()) - before
  })

interface Applicant {
  can_cv_ofertas_id: number
  can_cv_id: { cv_link: string }
  nb_usuarios_id: { foto_link: string }
}

const applicantsOf = async (company: { token: string }) =>
  (await app.call<Applicant[]>('GET /api/companies/all-company-candidates', company)).body

const statusOf = async (link: string) => (await app.request(link)).status

/** A candidate with one CV, sent to two companies. */
async function anApplicantOfTwo() {
  const [one, two] = [await aCompany(app), await aCompany(app)]
  const candidate = await aCandidate(app, { image: await aPicture('#FFC800') })
  const cvId = await aCv(app, { by: candidate })
  for (const by of [one, two]) await anApplication(app, { by: candidate, offerId: await anOffer(app, { by }), cvId })
  const own = await app.call<{ cv_link: string }>(`GET /api/users/cv-link/${cvId}`, candidate)
  return { one, two, candidate, cvId, ownLink: own.body.cv_link }
}

// Seen to fail where a signature was enough.
test('the links of a company die with the application, and those of another company stay', async () => {
  const { one, two, candidate, ownLink } = await anApplicantOfTwo()
  const [[first], [second]] = [await applicantsOf(one), await applicantsOf(two)]
  const links = [first?.can_cv_id.cv_link, first?.nb_usuarios_id.foto_link].map(String)
  expect(await Promise.all(links.map(statusOf))).toEqual([200, 200])
  await app.call(`DELETE /api/users/delete-candidature/${first?.can_cv_ofertas_id}`, { token: candidate.token })
  expect(await Promise.all(links.map(statusOf))).toEqual([404, 404])
  expect(await statusOf(String(second?.can_cv_id.cv_link))).toBe(200)
  expect(await statusOf(String(second?.nb_usuarios_id.foto_link))).toBe(200)
  expect(await statusOf(ownLink)).toBe(200)
})

// Seen to fail where a signature was enough, because the file stays for the companies.
test('the own link to a CV dies with it, and the companies that got the CV still read it', async () => {
  const { one, candidate, cvId, ownLink } = await anApplicantOfTwo()
  await app.call(`DELETE /api/users/delete-cv/${cvId}`, { token: candidate.token })
  expect(await statusOf(ownLink)).toBe(404)
  const [first] = await applicantsOf(one)
  expect(await statusOf(String(first?.can_cv_id.cv_link))).toBe(200)
})

// Seen to fail where the application was not part of the signature.
test('a link cannot be moved to another application, or to none', async () => {
  const { one, two } = await anApplicantOfTwo()
  const [[first], [second]] = [await applicantsOf(one), await applicantsOf(two)]
  const link = String(first?.can_cv_id.cv_link)
  const moved = link.replace(/candidatura-\d+/, `candidatura-${second?.can_cv_ofertas_id}`)
  expect(moved).not.toBe(link)
  expect(await statusOf(moved)).toBe(403)
  expect(await statusOf(link.replace(/&lector=candidatura-\d+/, ''))).toBe(403)
})

// Seen to fail on the version that looked for the file of a candidate in all rows.
test('a link is checked without reading a whole table', async () => {
  const { one, ownLink } = await anApplicantOfTwo()
  const { candidateId } = await aCandidate(app)
  const others = Array.from({ length: 500 }, (_, place) => ({
    candidateId,
    name: 'CV',
    fileKey: `other-${place}`,
    sizeBytes: 1,
    uploadedOn: '2026-11-21',
  }))
  await app.deps.db.insert(cv).values(others)
  const [first] = await applicantsOf(one)
  for (const link of [ownLink, String(first?.can_cv_id.cv_link), String(first?.nb_usuarios_id.foto_link)]) {
    const { pathname, searchParams } = new URL(link, 'http://faro.example')
    const rows = await countRowsRead(pathname.slice('/files/'.length), searchParams.get('lector') ?? '')
    expect(rows).toBeLessThan(50)
  }
})
