import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrMakePrivateFile, readPrivateFile, writePrivateFile } from './private-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faro-private-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the file of a process that was first is kept and used', async () => {
  const path = join(folder, 'made')
  const ours = () => {
    writeFileSync(path, 'theirs')
    return 'ours'
  }
  expect(await readOrMakePrivateFile(path, ours)).toBe('theirs')
  expect(await readFile(path, 'utf8')).toBe('theirs')
})

test('a file is replaced completely, and no temporary file remains', async () => {
  const path = join(folder, 'deeper/replaced')
  await writePrivateFile(path, 'a long first content')
  await writePrivateFile(path, 'second')
  expect(await readFile(path, 'utf8')).toBe('second')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, 'deeper'))).toEqual(['replaced'])
})

test('a missing file is not an error', async () => {
  expect(await readPrivateFile(join(folder, 'none'))).toBeNull()
})
