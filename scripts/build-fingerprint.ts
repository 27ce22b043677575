import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The sources of the built pages. server/ and demo/ run without a build and are not included. */
const sources = [
  'web',
  'contract',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

async function listFiles(root: string, source: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [join(root, source)]
    if (code === 'ENOENT') return []
    throw error
  }
}

/** A hash of the names and contents of all sources; their dates do not matter. */
export async function fingerprintSources(root: string): Promise<string> {
  const paths = (await Promise.all(sources.map((source) => listFiles(root, source)))).flat()
  const hash = createHash('sha256')
  for (const path of paths.filter((candidate) => !isTest(candidate)).toSorted()) {
    hash.update(`${path.slice(root.length)}\0`)
    hash.update(
      createHash('sha256')
        .update(await readFile(path))
        .digest(),
    )
  }
  return hash.digest('hex')
}
