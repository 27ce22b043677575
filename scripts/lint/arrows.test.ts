import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'

const root = resolve(import.meta.dirname, '../..')

/** A file of each kind of arrow: the imports that the lint allows, and those that it reports. */
interface Example {
  file: string
  passes: readonly string[]
  caught: readonly string[]
  isTypes?: boolean
}

const examples: Example[] = [
  // A folder that may import no other packages.
  {
    file: 'contract/offers.ts',
    passes: ['zod', './shapes.ts', '#contract/constants.ts'],
    caught: ['pg', '#server/clock.ts', '../server/clock.ts'],
  },
  // The tests of a folder.
  {
    file: 'contract/offers.test.ts',
    passes: ['vitest', './offers.ts'],
    caught: ['#server/clock.ts', '#demo/cities.ts'],
  },
  // A folder with subfolders: how many ../ lead out of it depends on the depth.
  {
    file: 'server/http/page.ts',
    passes: ['pg', './open.ts', '#server/log/log.ts'],
    caught: ['#server/app.ts', '../main.ts', '#web/texts.ts'],
  },
  {
    file: 'server/http/limits/start.ts',
    passes: ['../open.ts'],
    caught: ['../../log/log.ts', '../../../contract/offers.ts'],
  },
  // Each feature and each screen is a folder of its own.
  {
    file: 'server/features/offers/queries.ts',
    passes: ['./wire.ts', '#server/domain/offers/offer-terms.ts'],
    caught: ['../cvs/queries.ts', '#server/features/cvs/queries.ts'],
  },
  {
    file: 'web/routes/offers-list/route.tsx',
    passes: ['./results.tsx', '#web/ui/button.tsx'],
    caught: ['../landing/route.tsx', '#web/root.tsx', '#server/clock.ts'],
  },
  // A single file.
  {
    file: 'server/main.ts',
    passes: ['./start/serve.ts', '#server/config/env.ts'],
    caught: ['./app.ts', '#web/pages.ts'],
  },
  // A folder without an arrow.
  { file: 'server/new-folder/rule.ts', passes: ['pg'], caught: ['#server/clock.ts', './other.ts'] },
  // Cycles, also of types.
  { file: 'server/http/hen.ts', passes: [], caught: ['./egg.ts'] },
  { file: 'server/http/egg.ts', passes: [], caught: ['#server/http/hen.ts'] },
  { file: 'web/ui/card.ts', passes: [], caught: ['./card-list.ts'], isTypes: true },
  { file: 'web/ui/card-list.ts', passes: [], caught: ['./card.ts'], isTypes: true },
]

interface Diagnostic {
  code: string
  filename: string
  labels: { span: { line: number } }[]
}

let project: string
let diagnostics: Diagnostic[]

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'lint-arrows-'))
  const jsPlugins = config.jsPlugins?.map((path) => join(root, String(path)))
  await writeFile(join(project, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }))
  await copyFile(join(root, 'package.json'), join(project, 'package.json'))
  for (const example of examples) await writeSource(example)
  diagnostics = await lint()
})

afterAll(() => rm(project, { recursive: true }))

const importsOf = ({ passes, caught }: Example) => [...passes, ...caught]

async function writeSource(example: Example): Promise<void> {
  const path = join(project, example.file)
  const names = importsOf(example).map((_, index) => `N${index}`)
  const keyword = example.isTypes ? 'import type' : 'import'
  const imports = importsOf(example).map((name, index) => `${keyword} { N${index} } from '${name}'\n`)
  const body = example.isTypes ? `export type All = [${names}]` : `export const all = [${names}]`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${imports.join('')}\n${body}\n`)
}

const lint = () =>
  new Promise<Diagnostic[]>((resolveWith, reject) => {
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json']
    execFile(process.execPath, args, { cwd: project }, (error, output) => {
      if (!output.startsWith('{')) return reject(error ?? new Error(output))
      const report: { diagnostics: Diagnostic[] } = JSON.parse(output)
      resolveWith(report.diagnostics)
    })
  })

test.each(examples)('the lint reports the forbidden imports of $file', (example) => {
  const rules = new Set(['import(no-cycle)', 'eslint(no-restricted-imports)'])
  const imports = importsOf(example)
  const reported = diagnostics
    .filter(({ code, filename }) => rules.has(code) && filename === example.file)
    .map(({ labels }) => imports[(labels[0]?.span.line ?? 0) - 1])
  expect(reported.toSorted()).toEqual(example.caught.toSorted())
})
