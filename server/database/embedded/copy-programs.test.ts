import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isCompleteCopy, copyPrograms } from './find-programs.ts'

let folder = ''
let original = ''
let copy = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faro-copy-'))
  original = join(folder, 'original')
  copy = join(folder, 'copy')
  mkdirSync(join(original, 'bin'), { recursive: true, mode: 0o700 })
  mkdirSync(join(original, 'lib/pkgconfig'), { recursive: true, mode: 0o700 })
  writeFileSync(join(original, 'bin/postgres'), 'program', { mode: 0o700 })
  writeFileSync(join(original, 'lib/libpq.so.5.18'), 'library', { mode: 0o600 })
  writeFileSync(join(original, 'lib/libpq.a'), 'for compilers')
  writeFileSync(join(original, 'lib/pkgconfig/libpq.pc'), 'for compilers')
  symlinkSync('libpq.so.5.18', join(original, 'lib/libpq.so'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('every user can read and start the copy, even if only the owner could start the original', () => {
  copyPrograms(copy, original)
  expect(statSync(join(copy, 'bin')).mode & 0o777).toBe(0o755)
  expect(statSync(join(copy, 'bin/postgres')).mode & 0o777).toBe(0o755)
  expect(statSync(join(copy, 'lib/libpq.so.5.18')).mode & 0o777).toBe(0o644)
})

test('a copy has only the files that are needed, keeps symbolic links, and leaves no temporary folder', () => {
  copyPrograms(copy, original)
  expect(readdirSync(join(copy, 'lib')).toSorted()).toEqual(['libpq.so', 'libpq.so.5.18'])
  expect(lstatSync(join(copy, 'lib/libpq.so')).isSymbolicLink()).toBe(true)
  expect(isCompleteCopy(copy, original)).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual(['copy', 'original'])
})

test('a copy with a missing file is replaced', () => {
  copyPrograms(copy, original)
  rmSync(join(copy, 'lib/libpq.so.5.18'))
  expect(isCompleteCopy(copy, original)).toBe(false)
  copyPrograms(copy, original)
  expect(isCompleteCopy(copy, original)).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual(['copy', 'original'])
})

// Seen to fail without the removal at the end: each start on a full disk left a part of the programs there.
test('a copy that fails leaves no files', () => {
  rmSync(original, { recursive: true })
  expect(() => copyPrograms(copy, original)).toThrow()
  expect(readdirSync(folder)).toEqual([])
})
