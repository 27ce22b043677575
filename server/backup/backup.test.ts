import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cv } from '#server/database/schema/schema.ts'
import { aCandidate, aCv } from '#server/testing/factories.ts'
import { createBackupSite } from '#server/testing/fixtures/backup-site.ts'
import { testAppOf } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { findIdentity } from './keys.ts'
import { makeBackup } from './make-backup.ts'
import { readManifest } from './manifest.ts'
import { listBlobs } from './place.ts'
import { restoreBackup } from './restore-backup.ts'

const passphrase = 'una frase larga para las copias'
const { app, clock, offerId, identity, recipient, apply, aFolder, backUp, anEmptyPlace } = await createBackupSite()
for (let count = 0; count < 4; count += 1) await apply()

const sums = async (folder: string) => {
  const { tables, files, sequences } = await readManifest(folder, identity)
  return { tables, sequences, keys: files.map(({ key }) => key) }
}

test('a backup that is made while people write is restored elsewhere with equal checksums, and works', async () => {
  const dir = await aFolder()
  const writing = Promise.all([apply(), apply(), apply()])
  const { name, files } = await backUp(dir)
  await writing
  expect(files).toBeGreaterThanOrEqual(4)
  const place = await anEmptyPlace()
  await restoreBackup(join(dir, name), identity, place)

  const again = await aFolder()
  const backup = { dir: again, kept: 1, recipient, passphrase: undefined }
  const copy = await makeBackup({ ...place, clock, env: { ...place.env, backup } })
  const restored = await sums(join(again, copy.name))
  expect(restored).toEqual(await sums(join(dir, name)))

  const site = testAppOf({ ...app.deps, ...place })
  const by = await aCandidate(site)
  expect(
    (
      await site.call('POST /api/users/register-into-offer', {
        token: by.token,
        body: { offerId, cvId: await aCv(site, { by }) },
      })
    ).status,
  ).toBe(200)
  const [one] = await place.db.select().from(cv).limit(1)
  expect((await (await place.files.open(one?.fileKey ?? '')).stream()).locked).toBe(false)
})

test('each damaged or missing part is named, and nothing is restored then', async () => {
  const dir = await aFolder()
  const { name } = await backUp(dir)
  const folder = join(dir, name)
  expect((await checkBackup(folder, identity)).damaged).toEqual([])
  const [first = '', second = ''] = await listBlobs(dir)
  const table = join(folder, 'tables/public.account.age')
  const bytes = await readFile(table)
  bytes[bytes.length - 20]! ^= 1
  await writeFile(table, bytes)
  await writeFile(join(dir, 'files', first), 'age-encryption.org/v1')
  await rm(join(dir, 'files', second))
  const { damaged } = await checkBackup(folder, identity)
  expect(damaged.map((part) => part.split(' ')[0]).toSorted()).toEqual(
    [`${name}/tables/public.account.age`, `files/${first}`, `files/${second}`].toSorted(),
  )
  const place = await anEmptyPlace()
  await expect(restoreBackup(folder, identity, place)).rejects.toThrow('Estas partes están dañadas o faltan:')
  expect(await place.files.readOwner()).toBeNull()
})

test('a passphrase reads what it was set for; a wrong one and a wrong key are refused by a sentence', async () => {
  const dir = await aFolder()
  const { name } = await backUp(dir, { key: { passphrase } })
  const found = await findIdentity(dir, passphrase)
  expect((await checkBackup(join(dir, name), found)).damaged).toEqual([])
  await expect(findIdentity(dir, 'otra frase larga cualquiera')).rejects.toThrow('no es la contraseña de estas copias')
  await expect(readManifest(join(dir, name), identity)).rejects.toThrow('La clave privada no es la de estas copias.')
  await expect(readManifest(join(dir, 'no-such'), identity)).rejects.toThrow('no hay ninguna copia')
})

test('a backup is restored into an empty place only', async () => {
  const dir = await aFolder()
  const { name } = await backUp(dir)
  const place = await anEmptyPlace()
  await expect(restoreBackup(join(dir, name), identity, { ...place, db: app.deps.db })).rejects.toThrow(
    'ya tiene datos',
  )
  await place.files.writeOwner('somebody')
  await expect(restoreBackup(join(dir, name), identity, place)).rejects.toThrow('ya pertenece a una instalación')
})
