import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { onTestFinished, expect, test } from 'vitest'
import { account, cv } from '#server/database/schema/schema.ts'
import { migrateUntil } from '#server/database/migrate.ts'
import { destroyAgain } from '#server/features/auth/deletion/destroy-again.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { queues } from '#server/start/all-jobs.ts'
import { openEmptyDatabase } from '#server/testing/database.ts'
import { aCandidate, aCv } from '#server/testing/factories.ts'
import { createBackupSite } from '#server/testing/fixtures/backup-site.ts'
import { checkBackup } from './check-backup.ts'
import { findIdentity } from './keys.ts'
import { findLastBackup, listBackups, listBlobs } from './place.ts'
import { restoreBackup } from './restore-backup.ts'

const passphrase = 'una frase larga para las copias'
const { app, clock, identity, apply, aFolder, backUp, anEmptyPlace } = await createBackupSite()
for (let count = 0; count < 12; count += 1) await apply()

test('an account that was destroyed after a backup stays destroyed after its restoration', async () => {
  const dir = await aFolder()
  const leaver = await aCandidate(app)
  const { name } = await backUp(dir)
  const [row] = await app.deps.db
    .select()
    .from(account)
    .where(sql`id = ${leaver.accountId}`)
  await app.deps.files.markDestroyed(`${leaver.accountId}-${row?.createdAt.getTime()}`)
  await backUp(dir)
  const place = await anEmptyPlace()
  await restoreBackup(join(dir, name), identity, place)
  const find = () => place.db.$count(account, sql`id = ${leaver.accountId}`)
  expect(await find()).toBe(1)
  await destroyAgain({ ...app.deps, ...place })
  expect(await find()).toBe(0)
})

test('for a public key the server needs no secret, and the identity file of age reads the backup', async () => {
  const dir = await aFolder()
  const { name } = await backUp(dir)
  expect(await readdir(dir)).not.toContain('key.age')
  await expect(findIdentity(dir, passphrase)).rejects.toThrow('Hace falta la clave privada')
  const found = await findIdentity(dir, undefined, `# created: today\n${identity}\n`)
  expect((await checkBackup(join(dir, name), found)).damaged).toEqual([])
})

test('files are copied once, and go with the last backup that needs them', async () => {
  const dir = await aFolder()
  const first = await backUp(dir, { kept: 2 })
  const id = await aCv(app, { by: await aCandidate(app) })
  const second = await backUp(dir, { kept: 2 })
  expect([second.newFiles, second.files]).toEqual([1, first.files + 1])
  const [row] = await app.deps.db.select().from(cv).where(eq(cv.id, id))
  await app.deps.files.remove(row?.fileKey ?? '')
  await backUp(dir, { kept: 2 })
  expect(await listBlobs(dir)).toHaveLength(second.files)
  const last = await backUp(dir, { kept: 2 })
  expect(await listBlobs(dir)).toHaveLength(first.files)
  expect(await listBackups(dir)).toHaveLength(2)
  expect(await findLastBackup(dir)).toEqual(clock.now())
  expect(last.newFiles).toBe(0)
})

test('a backup that was killed half done is none, and the next one removes it', async () => {
  const dir = await aFolder()
  const whole = await backUp(dir)
  const [blob = ''] = await listBlobs(dir)
  await rename(join(dir, 'files', blob), join(dir, 'files', `${blob}.part`))
  await rm(join(dir, whole.name), { recursive: true })
  await mkdir(join(dir, '.2026-11-20T02-00-00Z/tables'), { recursive: true })
  expect([await listBackups(dir), await findLastBackup(dir)]).toEqual([[], null])
  const { name } = await backUp(dir)
  expect((await checkBackup(join(dir, name), identity)).damaged).toEqual([])
  expect((await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.part'))).toEqual([])
  expect((await readdir(dir)).toSorted()).toEqual([name, 'destroyed.txt', 'files'].toSorted())
})

test('a backup of an earlier release is restored with its tables, which then become those of this one', async () => {
  const { db, close } = await openEmptyDatabase()
  onTestFinished(close)
  const known = await app.deps.db.execute<{ created_at: string }>(sql`
    select created_at from drizzle.__drizzle_migrations order by created_at desc offset 2 limit 1`)
  await migrateUntil(db, Number(known.rows[0]?.created_at))
  await prepareQueues(db.$client, queues)
  await db.execute(
    sql`insert into account (email, password_hash, created_at) values ('antes@prueba.example', 'x', now())`,
  )
  const dir = await aFolder()
  const { name } = await backUp(dir, { db })
  const place = await anEmptyPlace()
  await restoreBackup(join(dir, name), identity, place)
  expect(await place.db.$count(account)).toBe(1)
  expect((await place.db.execute(sql`select from alert`)).rows).toEqual([])
})
