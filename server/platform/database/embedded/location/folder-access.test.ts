import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findClosedFolder, allowTraversal } from './folder-access.ts'

const parent = mkdtempSync(join(realpathSync(tmpdir()), 'faro-way-'))
const data = join(parent, 'data')
mkdirSync(data)
chmodSync(parent, 0o711)
afterAll(() => rmSync(parent, { recursive: true }))

const stranger = { name: 'stranger', ids: { uid: 65_533, gid: 65_533 } }

test('a way that anybody may pass is open to the end', () => {
  chmodSync(data, 0o711)
  expect(findClosedFolder(data, stranger)).toBeNull()
})

test('a folder that only its owner may enter closes the way for others', () => {
  chmodSync(data, 0o700)
  expect(findClosedFolder(data, stranger)).toBe(data)
  expect(findClosedFolder(data, { name: 'owner', ids: { uid: statSync(data).uid, gid: 65_533 } })).toBeNull()
})

test('a group that may pass counts, and one that may not does too', () => {
  const member = { name: 'member', ids: { uid: 65_533, gid: statSync(data).gid } }
  chmodSync(data, 0o710)
  expect(findClosedFolder(data, member)).toBeNull()
  chmodSync(data, 0o701)
  expect(findClosedFolder(data, member)).toBe(data)
})

test('whoever runs it under their own name needs no way opened', () => {
  chmodSync(data, 0o700)
  expect(findClosedFolder(data, { name: 'self', ids: null })).toBeNull()
})

test('opening a folder lets others pass and nothing more', () => {
  chmodSync(data, 0o700)
  allowTraversal(data)
  expect(statSync(data).mode & 0o777).toBe(0o701)
})
