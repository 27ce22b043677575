import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { company } from '#server/database/schema/schema.ts'
import { aCompany, anAccount, companyFields, type SignedIn } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'

const app = await createTestApp()

const update = (token: string, fields: object, { call } = app) =>
  call('PUT /api/companies/update-profile', { token, body: { ...companyFields, ...fields } })

async function readLogo({ token }: Pick<SignedIn, 'token'>): Promise<string | null> {
  const { body } = await app.call<{ imgUrl: string | null }>('GET /api/companies/get-logo-image', { token })
  expect(Object.keys(body)).toEqual(['imgUrl'])
  const information = await app.call('GET /api/companies/company-information', { token })
  expect(information.body.logo_link).toBe(body.imgUrl)
  return body.imgUrl
}

/** The number of stored logos of all companies. */
async function countFiles(): Promise<number> {
  const entries = await readdir(join(app.deps.env.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

const statusOf = async (link: string | null) => (await app.request(link ?? '/nothing')).status

test('a company starts without a logo', async () => {
  expect(await readLogo(await aCompany(app))).toBeNull()
})

test('a logo that is sent with the profile is public', async () => {
  const link = await readLogo(await aCompany(app, { image: await aPicture() }))
  const answer = await app.request(link ?? '/nothing')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test.each([undefined, ''])('a profile with the image %o keeps the logo', async (image) => {
  const owner = await aCompany(app, { image: await aPicture() })
  const before = await readLogo(owner)
  await update(owner.token, { image })
  expect(await readLogo(owner)).toBe(before)
  expect(await statusOf(before)).toBe(200)
})

test('a new logo replaces the old one, and the old file is deleted', async () => {
  const owner = await aCompany(app, { image: await aPicture() })
  const before = await readLogo(owner)
  await update(owner.token, { image: await aPicture() })
  const after = await readLogo(owner)
  expect(after).not.toBe(before)
  await runJobs(app)
  expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200])
})

test('creating the profile again with a new logo replaces the old logo', async () => {
  const owner = await aCompany(app, { image: await aPicture() })
  const before = await readLogo(owner)
  const body = { ...companyFields, image: await aPicture() }
  await app.call('POST /api/companies/create-company-profile', { token: owner.token, body })
  await runJobs(app)
  expect([await statusOf(before), await statusOf(await readLogo(owner))]).toEqual([404, 200])
})

test('null deletes the logo and its file', async () => {
  const owner = await aCompany(app, { image: await aPicture() })
  const before = await readLogo(owner)
  await update(owner.token, { image: null })
  expect(await readLogo(owner)).toBeNull()
  await runJobs(app)
  expect(await statusOf(before)).toBe(404)
})

test('the logo of a refused profile is not stored', async () => {
  const { token } = await anAccount(app)
  const before = await countFiles()
  const body = { ...companyFields, mst_provincias_id: 99, image: await aPicture() }
  expect((await app.call('POST /api/companies/create-company-profile', { token, body })).status).toBe(400)
  expect(await countFiles()).toBe(before)
})

const countWaiting = async () => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await app.deps.db.execute(waiting)).rows.length
}

test('two simultaneous replacements of a logo leave one file', async () => {
  const { token, companyId } = await aCompany(app, { image: await aPicture() })
  const before = await countFiles()
  const image = await aPicture()
  // The row is locked until both calls wait for it. One process handles one picture of an account at a time.
  const answers = await app.deps.db.transaction(async (tx) => {
    await tx.update(company).set({ acronym: 'X' }).where(eq(company.id, companyId))
    const updates = [app, testAppOf(app.deps)].map((process) => update(token, { image }, process))
    await vi.waitFor(async () => expect(await countWaiting()).toBe(2), { timeout: 10_000 })
    return updates
  })
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  await runJobs(app)
  expect(await countFiles()).toBe(before)
  expect(await statusOf(await readLogo({ token }))).toBe(200)
})
