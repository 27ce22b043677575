import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything that the build reads, and what the bundle reads while it runs. */
const sources = [
  '{web,contract,server,demo,public}/**/*.*',
  '{vite.config,react-router.config,scripts/compress-assets}.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** A hash of the names and contents of all sources; their dates do not matter. */
export async function fingerprintSources(root: string): Promise<string> {
  const paths = globSync(sources, { cwd: root, exclude: ['**/*.test.{ts,tsx}', 'server/testing'] })
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) {
    const content = await readFile(join(root, path))
    hash.update(`${path}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}
