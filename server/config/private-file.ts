import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file that only its owner may read. The write is atomic: readers see the old or the new content. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  const partial = await writePartial(path, content)
  await rename(partial, path)
}

/** Reads a private file and creates it if it is missing. Several processes at once all get the first one's content. */
export async function readOrMakePrivateFile(path: string, make: () => string): Promise<string> {
  const existing = await readPrivateFile(path)
  if (existing !== null) return existing
  const partial = await writePartial(path, make())
  // A link fails if the file exists; a rename would replace it. Some file systems do not support links.
  await link(partial, path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await rename(partial, path)
  })
  await rm(partial, { force: true })
  return readFile(path, 'utf8')
}

/** The content of the file, or null for a missing file. */
export async function readPrivateFile(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

async function writePartial(path: string, content: string | Uint8Array): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(partial, content, { flag: 'wx', mode: 0o600, flush: true })
    return partial
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
