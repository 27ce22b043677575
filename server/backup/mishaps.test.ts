import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { createBackupSite } from '#server/testing/fixtures/backup-site.ts'
import { checkBackup } from './check-backup.ts'
import { readManifest } from './manifest.ts'
import { listBackups, nextName } from './place.ts'
import { loadTables } from './tables.ts'
import { backupTexts } from './texts.ts'

const { identity, apply, aFolder, backUp } = await createBackupSite()
await apply()

// Seen to fail: both succeeded, and the first had no table.
test('of two backups at once one is made, and the other is refused by a sentence', async () => {
  const dir = await aFolder()
  const results = await Promise.allSettled([backUp(dir), backUp(dir)])
  const refused = results.flatMap((result) => (result.status === 'rejected' ? String(result.reason) : []))
  expect(refused).toEqual([`Error: ${backupTexts.busy}`])
  const names = await listBackups(dir)
  expect(names).toHaveLength(1)
  expect((await checkBackup(join(dir, String(names[0])), identity)).damaged).toEqual([])
})

test('backups of version 1.0, which have no number, are older than all others', async () => {
  const dir = await aFolder()
  const now = new Date('2026-11-27T03:00:00Z')
  for (const name of ['2029-01-02T02-00-00Z', '2026-11-01T02-00-00Z']) await mkdir(join(dir, name))
  for (const number of [1, 2]) {
    expect(await nextName(dir, now)).toBe(`2026-11-27T03-00-00Z-${number}`)
    await mkdir(join(dir, await nextName(dir, now)))
  }
  const made = ['2026-11-27T03-00-00Z-1', '2026-11-27T03-00-00Z-2']
  expect(await listBackups(dir)).toEqual(['2026-11-01T02-00-00Z', '2029-01-02T02-00-00Z', ...made])
})

// Seen to fail: the names became a part of the SQL.
test('names in a forged backup that the database does not have are refused, and never run', async () => {
  const dir = await aFolder()
  const folder = join(dir, (await backUp(dir)).name)
  const { tables, sequences } = await readManifest(folder, identity)
  const own = tables.find(({ name }) => name === 'public.account')
  if (!own) throw new Error('There is no table of accounts')
  const name = 'public.sector (name) from stdin; rollback; create table canary (); --'
  const columns = ['email) from stdin; rollback; create table canary (); --']
  await copyFile(join(folder, 'tables/public.account.age'), join(folder, `tables/${name}.age`))
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  for (const forged of [
    { tables: [{ ...own, name }, ...tables], sequences },
    { tables: [{ ...own, columns }, ...tables], sequences },
    { tables, sequences: [{ name: 'pg_catalog.pg_class', last: '1' }] },
  ]) {
    const client = await db.$client.connect()
    const loaded = loadTables(client, { folder, identity, ...forged }).finally(() => client.release())
    await expect(loaded).rejects.toThrow('que no es de esta base de datos')
    expect((await db.execute(sql`select from pg_class where relname = 'canary'`)).rows).toEqual([])
  }
})
