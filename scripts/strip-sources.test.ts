import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stripSources } from './strip-sources.ts'

const run = promisify(execFile)
let root: string

const write = (path: string, text: string) => writeFile(join(root, path), text)

/** What a start prints: the text of another source, and whether Node has loaded its compiler. */
const start = async () => {
  const { stdout } = await run(process.execPath, ['--import=./scripts/load-built.js', 'server/main.ts'], { cwd: root })
  return stdout.trim().split('\n')
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stripped-'))
  for (const folder of ['server', 'scripts']) await mkdir(join(root, folder))
  await copyFile(join(import.meta.dirname, 'load-built.js'), join(root, 'scripts/load-built.js'))
  await write('package.json', '{ "type": "module", "imports": { "#server/*": "./server/*" } }')
  await write('server/text.ts', "export const text: string = 'first'")
  await write(
    'server/main.ts',
    `import { text } from '#server/text.ts'
     console.log(text)
     console.log(process.moduleLoadList.some((name: string) => name.includes('amaro/dist')))`,
  )
  await stripSources(root, join(root, 'node_modules/.cache/stripped'))
})

afterEach(() => rm(root, { recursive: true }))

// Seen to fail without the preloaded module.
test('a start after a build does not load the compiler, which takes 27 MB', async () => {
  expect(await start()).toEqual(['first', 'false'])
})

test('a source that was changed after the build runs as it is now', async () => {
  await write('server/text.ts', "export const text: string = 'second'")
  expect(await start()).toEqual(['second', 'true'])
})

test('a start before the first build runs the sources', async () => {
  await rm(join(root, 'node_modules'), { recursive: true })
  expect(await start()).toEqual(['first', 'true'])
})

test('a stored file that lost its end is not used', async () => {
  const stripped = join(root, 'node_modules/.cache/stripped')
  for (const file of await readdir(stripped)) await truncate(join(stripped, file), 10)
  expect(await start()).toEqual(['first', 'true'])
})
