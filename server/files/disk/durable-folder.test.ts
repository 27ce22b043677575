import type { PathLike } from 'node:fs'
import disks, { mkdtemp, readdir, readFile, rm, type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { openDurableFolder } from './durable-folder.ts'

/** The calls to the disk, in order. A test cannot cut the power, so it checks these. */
const steps: string[] = []
const disk = { isFull: false }
const original = { open: disks.open, rename: disks.rename }

async function openWatched(...[path, flags, mode]: Parameters<typeof disks.open>): Promise<FileHandle> {
  const handle = await original.open(path, flags, mode)
  const sync = handle.sync.bind(handle)
  handle.sync = async () => {
    await sync()
    steps.push(`sync ${flags === 'r' ? basename(String(path)) : 'the new file'}`)
  }
  const writeFile = handle.writeFile.bind(handle)
  handle.writeFile = async (contents) => {
    if (!disk.isFull) return writeFile(contents)
    await writeFile(String(contents).slice(0, 2))
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  return handle
}

async function renameWatched(from: PathLike, to: PathLike): Promise<void> {
  await original.rename(from, to)
  steps.push(`rename to ${basename(String(to))}`)
}

let parent: string

beforeEach(async () => {
  vi.spyOn(disks, 'open').mockImplementation(openWatched)
  vi.spyOn(disks, 'rename').mockImplementation(renameWatched)
  // Only then do named imports of the module see the spies.
  syncBuiltinESMExports()
  parent = await mkdtemp(join(tmpdir(), 'faro-durable-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await rm(parent, { recursive: true, force: true })
})

test('a file is synced before it gets its name, and its name is synced before the write is acknowledged', async () => {
  const folder = await openDurableFolder(join(parent, 'files'), systemClock)
  steps.length = 0
  await folder.write('cv/ab/cdef.pdf', 'hola')
  expect(steps).toEqual(['sync the new file', 'rename to cdef.pdf', 'sync ab', 'sync cv', 'sync files'])
})

test('the folder itself is synced before the first write', async () => {
  steps.length = 0
  await openDurableFolder(join(parent, 'files'), systemClock)
  expect(steps).toEqual(['sync files', `sync ${basename(parent)}`])
})

// Seen to fail without the removal of the temporary file.
test('a write that finds the disk full leaves nothing behind, and works again once there is space', async () => {
  const folder = await openDurableFolder(join(parent, 'files'), systemClock)
  disk.isFull = true
  await expect(folder.write('cv/ab/cdef.pdf', 'hola')).rejects.toMatchObject({ code: 'ENOSPC' })
  disk.isFull = false
  expect(await readdir(join(parent, 'files'), { recursive: true })).toEqual(['.incoming'])
  await folder.write('cv/ab/cdef.pdf', 'hola')
  expect(await readFile(join(parent, 'files/cv/ab/cdef.pdf'), 'utf8')).toBe('hola')
})
