import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLock, findMissing, type LockFile } from './complete-lock.ts'

test('the lock file has an entry for every package that it names, for every platform', async () => {
  const lock: LockFile = JSON.parse(await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const help = 'run `node scripts/complete-lock.ts`, or `npm ci` refuses the lock file'
  expect(
    findMissing(lock).map(({ path }) => path),
    help,
  ).toEqual([])
})

// Seen to fail with 49 entries: `npm ci` takes whatever the registry answers for them.
test('the lock file has a checksum for every package, and none that reports its installation', async () => {
  const lock: LockFile = JSON.parse(await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const unchecked = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !('integrity' in entry))
  expect(unchecked, 'add what `npm view NAME@VERSION dist.integrity` prints').toEqual([])
  expect(Object.keys(lock.packages)).not.toContain('node_modules/@scarf/scarf')
})

const optionalDependencies = {
  'native-linux-x64-gnu': '1.2.3',
  '@native/binding-linux-arm-musleabihf': '1.2.3',
  '@native/binding-wasm32-wasi': '1.2.3',
}

test('a package for another platform gets an entry that npm ignores on this platform', () => {
  const lock: LockFile = {
    packages: {
      '': {},
      'node_modules/native': { version: '1.2.3', dev: true, optionalDependencies },
      'node_modules/native/node_modules/native-linux-x64-gnu': { version: '1.2.3' },
    },
  }
  const { packages } = completeLock(lock)
  expect(packages['node_modules/native-linux-x64-gnu']).toBeUndefined()
  expect(packages['node_modules/@native/binding-linux-arm-musleabihf']).toEqual({
    version: '1.2.3',
    cpu: ['arm'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(packages['node_modules/@native/binding-wasm32-wasi']).toMatchObject({ cpu: ['wasm32'], optional: true })
})

test('a complete lock file stays as it is', () => {
  const lock: LockFile = { packages: { '': {}, 'node_modules/native': { version: '1.2.3', optionalDependencies } } }
  const completed = completeLock(lock)
  expect(completeLock(completed)).toEqual(completed)
})
