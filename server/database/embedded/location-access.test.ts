import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findClosedFolder, allowTraversal } from './location.ts'

const parent = mkdtempSync(join(realpathSync(tmpdir()), 'faro-access-'))
const data = join(parent, 'data')
mkdirSync(data)
chmodSync(parent, 0o711)
afterAll(() => rmSync(parent, { recursive: true }))

const stranger = { name: 'stranger', ids: { uid: 65_533, gid: 65_533 } }

test('a path that everybody may traverse has no closed folder', () => {
  chmodSync(data, 0o711)
  expect(findClosedFolder(data, stranger)).toBeNull()
})

test('a folder that only its owner may enter is closed to other users', () => {
  chmodSync(data, 0o700)
  expect(findClosedFolder(data, stranger)).toBe(data)
  expect(findClosedFolder(data, { name: 'owner', ids: { uid: statSync(data).uid, gid: 65_533 } })).toBeNull()
})

test('the permissions of the group count before those of other users', () => {
  const member = { name: 'member', ids: { uid: 65_533, gid: statSync(data).gid } }
  chmodSync(data, 0o710)
  expect(findClosedFolder(data, member)).toBeNull()
  chmodSync(data, 0o701)
  expect(findClosedFolder(data, member)).toBe(data)
})

test('no folder is closed if the database runs as the same user', () => {
  chmodSync(data, 0o700)
  expect(findClosedFolder(data, { name: 'self', ids: null })).toBeNull()
})

test('other users get the permission to traverse a folder and no other permission', () => {
  chmodSync(data, 0o700)
  allowTraversal(data)
  expect(statSync(data).mode & 0o777).toBe(0o701)
})
