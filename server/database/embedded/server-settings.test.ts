import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { openCluster } from './open-cluster.ts'
import { cacheMegabytes } from './server-options.ts'

// A new server of an installation, and the application's own connection to it.
const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'faro-settings-'))
const cluster = await openCluster(dataDir, { info: () => {}, warn: () => {}, error: () => {} })
const { pool, close } = await openDatabase(cluster.url)

afterAll(async () => {
  await close()
  await cluster.close()
  await rm(dataDir, { recursive: true })
})

// Seen to fail with synchronous_commit or fsync switched off.
test('no acknowledged write is lost in a power cut', async () => {
  const wanted = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
  const { rows } = await pool.query<{ name: string; setting: string }>('select name, setting from pg_settings')
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject(wanted)
})

// Seen to fail with listen_addresses '*'.
test('only programs of this machine reach the database', async () => {
  expect((await pool.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '127.0.0.1' }])
})

// Seen to fail with --auth=trust.
test('a connection needs the password', async () => {
  const url = new URL(cluster.url)
  url.password = 'wrong'
  await expect(openDatabase(url.href)).rejects.toThrow('contraseña')
})

// Seen to fail with a role that may do everything.
test('the application is no superuser', async () => {
  const { rows } = await pool.query('select rolsuper, rolreplication from pg_roles where rolname = current_user')
  expect(rows).toEqual([{ rolsuper: false, rolreplication: false }])
})

// Seen to fail with 128 MB for all.
test('a large machine gives the database more memory than a small one', () => {
  const gigabyte = 1024 ** 3
  expect([0.5, 2, 4, 64].map((gigabytes) => cacheMegabytes(gigabytes * gigabyte))).toEqual([128, 256, 512, 1024])
})
