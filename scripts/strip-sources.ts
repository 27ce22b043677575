import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

const rooms = '{contract,demo,scripts,server}/**/*.ts'

/**
 * Stores what Node would run of each source, under the hash of the source: `npm start` needs no compiler then. Lines and columns
 * stay. A source that changes later is not found.
 */
export async function stripSources(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for await (const path of glob(rooms, { cwd: root, exclude: ['**/*.test.ts'] })) {
    const source = await readFile(join(root, path), 'utf8')
    const hash = createHash('sha256').update(source).digest('hex')
    await writeFile(join(folder, `${hash}.js`), stripTypeScriptTypes(source))
  }
}
