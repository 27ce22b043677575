import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTexts } from '#server/process/texts.ts'

/** Builds a page of one line for the browser and for the server. */
const program = (folder: string) => `
  import { createBuilder } from '${import.meta.resolve('vite')}'
  import { announceBuild } from '${import.meta.resolve('./announce-build.ts')}'
  const builder = await createBuilder({
    root: '${folder}',
    configFile: false,
    logLevel: 'silent',
    plugins: [announceBuild],
    environments: {
      client: { build: { rolldownOptions: { input: '${folder}/page.js' } } },
      ssr: { build: { ssr: true, rolldownOptions: { input: '${folder}/page.js' } } },
    },
  })
  for (const name of ['client', 'ssr']) await builder.build(builder.environments[name])
  process.disconnect()
`

test('a build announces both of its halves, and the first start has a line for each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'announce-'))
  await writeFile(join(folder, 'page.js'), 'export default 1\n')
  await writeFile(join(folder, 'build.mjs'), program(folder))
  const steps: (keyof typeof startTexts.buildSteps)[] = []
  const child = fork(join(folder, 'build.mjs')).on('message', (step) => steps.push(step as (typeof steps)[number]))
  const [code] = await once(child, 'exit')
  await rm(folder, { recursive: true })
  expect(code).toBe(0)
  expect(steps.map((step) => startTexts.buildSteps[step])).toEqual([
    expect.stringContaining('1/4'),
    expect.stringContaining('2/4'),
  ])
})
