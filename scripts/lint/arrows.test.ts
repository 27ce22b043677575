import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'
import { arrows, type Arrow } from './arrows.ts'

const root = resolve(import.meta.dirname, '../..')

/** A file with imports that the lint allows, and those that it reports. */
interface Example {
  file: string
  passes: string[]
  caught: string[]
  isTypes?: boolean
}

const isFile = (path: string) => /\.(ts|tsx|\{ts,tsx\})$/.test(path)

/** A file that this arrow is about, and no other. */
function fileOf({ of, tests }: Arrow): string {
  const path = of
    .replaceAll(/\{(\w+)[^}]*\}/g, '$1')
    .replace('**', 'new-folder')
    .replaceAll('*', 'new-thing')
  return isFile(of) ? path : `${path}/deep/new-rule${tests ? '.test' : ''}.ts`
}

/** Files of every room, of which each arrow knows some. */
const targets = [
  'contract/offers.ts',
  'server/app.ts',
  'server/http/api.ts',
  'server/domain/rule.ts',
  'server/features/cvs/queries.ts',
  'web/root.tsx',
  'web/ui/button.tsx',
  'web/routes/landing/route.tsx',
  'demo/cities.ts',
  'scripts/test.ts',
]

/** Everything that an arrow knows passes, everything else is caught: by name, by package, and on the way out of its folder. */
function exampleOf(arrow: Arrow): Example {
  const { of, knows, packages } = arrow
  const isKnown = (target: string) => knows.some((path) => target === path || target.startsWith(`${path}/`))
  const known = knows.map((path) =>
    path.startsWith('virtual:') ? `${path}/build` : `#${path}${isFile(path) ? '' : '/any.ts'}`,
  )
  const unknown = targets.filter((target) => !isKnown(target)).map((target) => `#${target}`)
  const file = fileOf(arrow)
  const out = `${'../'.repeat(file.split('/').length - 1)}${of.startsWith('demo') ? 'web' : 'demo'}/any.ts`
  // A folder knows itself; a file knows its folder only if the arrow says so.
  const knowsFolder = !isFile(of) || isKnown(join(dirname(file), 'other.ts'))
  const up = isFile(of) ? [] : ['../other.ts']
  return {
    file,
    passes: [...up, ...(knowsFolder ? ['./other.ts'] : []), ...known, ...(packages ?? ['pg'])],
    caught: [...unknown, ...(knowsFolder ? [] : ['./other.ts']), out, ...(packages ? ['pg'] : [])],
  }
}

/** Cycles, also of types. */
const cycles: Example[] = [
  { file: 'server/http/hen.ts', passes: [], caught: ['./egg.ts'] },
  { file: 'server/http/egg.ts', passes: [], caught: ['#server/http/hen.ts'] },
  { file: 'web/ui/card.ts', passes: [], caught: ['./card-list.ts'], isTypes: true },
  { file: 'web/ui/card-list.ts', passes: [], caught: ['./card.ts'], isTypes: true },
]

const generated = arrows.map(exampleOf)

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
  for (const example of [...generated, ...cycles]) await writeSource(example)
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

function reportedIn(example: Example, rule: string): string[] {
  const imports = importsOf(example)
  return diagnostics
    .filter(({ code, filename }) => code === rule && filename === example.file)
    .map(({ labels }) => imports[(labels[0]?.span.line ?? 0) - 1] ?? '')
}

test.each(generated)('the lint reports what $file may not import, and nothing else', (example) => {
  expect(reportedIn(example, 'eslint(no-restricted-imports)').toSorted()).toEqual(example.caught.toSorted())
})

test.each(cycles)('the lint reports the cycle of $file', (example) => {
  expect(reportedIn(example, 'import(no-cycle)')).toEqual(example.caught)
})

test('each arrow has an example of its own', () => {
  expect(new Set(generated.map(({ file }) => file)).size).toBe(arrows.length)
})
