import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, company, position } from '#server/database/schema/schema.ts'
import type { Files } from '#server/files/files.ts'
import { createMemoryFiles } from '#server/testing/memory-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { seedDemo } from './seed-demo.ts'

const hashPassword = async (password: string) => `hash of ${password}`
const features = { hashPassword, countReplies: async () => undefined }

test('nothing is written if an account already exists', async () => {
  const { deps } = await createTestApp()
  await deps.db.insert(account).values({ email: 'ana@prueba.example', passwordHash: 'x', createdAt: new Date() })
  const { files } = createMemoryFiles(1)
  const { accounts } = await seedDemo({ ...deps, files, ...features })
  expect(accounts).toEqual([])
  expect(await deps.db.$count(company)).toBe(0)
})

test('no row and no file remains if the disk fails half-way', async () => {
  const { deps } = await createTestApp()
  const { files, kept } = createMemoryFiles(40)
  await expect(seedDemo({ ...deps, files, ...features })).rejects.toThrow('The disk is full')
  expect(await deps.db.$count(account)).toBe(0)
  expect(kept.size).toBe(0)
})

test('no row and no file remains if the database fails half-way', async () => {
  const { deps } = await createTestApp()
  await deps.db.delete(position).where(eq(position.name, 'Técnico/a de redes'))
  const { files, kept } = createMemoryFiles()
  await expect(seedDemo({ ...deps, files, ...features })).rejects.toThrow()
  expect(await deps.db.$count(account)).toBe(0)
  expect(kept.size).toBe(0)
})

// Seen to fail where every failure deletes the files.
test('the files are kept if the connection is lost, because the answer to a commit may be lost too', async () => {
  const { deps } = await createTestApp()
  await deps.db.execute(sql`create function leave() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await deps.db.execute(sql`create trigger leave before insert on application execute function leave()`)
  const { files, kept } = createMemoryFiles()
  await expect(seedDemo({ ...deps, files, ...features })).rejects.toThrow()
  expect(kept.size).toBeGreaterThan(0)
})

test('nothing is written if somebody signs up at the same time', async () => {
  const { deps } = await createTestApp()
  const { files, kept } = createMemoryFiles()
  const ana = { email: 'ana@prueba.example', passwordHash: 'x', createdAt: new Date() }
  const hashLate = async (password: string) => {
    await deps.db.insert(account).values(ana).onConflictDoNothing()
    return hashPassword(password)
  }
  expect(await seedDemo({ ...deps, files, ...features, hashPassword: hashLate })).toEqual({ accounts: [] })
  expect(await deps.db.$count(company)).toBe(0)
  expect(kept.size).toBe(0)
})

test('if two processes start at once, one writes and the other leaves no file', async () => {
  const { deps } = await createTestApp()
  const [one, other] = [createMemoryFiles(), createMemoryFiles()]
  // Both hash two passwords just before they write. Here they wait for each other.
  let calls = 0
  const bothThere = Promise.withResolvers<void>()
  const hashTogether = async (password: string) => {
    calls += 1
    if (calls === 4) bothThere.resolve()
    await bothThere.promise
    return hashPassword(password)
  }
  const start = (files: Files) => seedDemo({ ...deps, files, ...features, hashPassword: hashTogether })
  await Promise.all([one, other].map(({ files }) => start(files)))
  expect(await deps.db.$count(company)).toBe(13)
  expect([one, other].filter(({ kept }) => kept.size > 0)).toHaveLength(1)
})
