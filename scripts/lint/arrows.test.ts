import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'
import { arrows } from './arrows.ts'
import { commandExamples } from './examples/commands.ts'
import { compositionExamples } from './examples/composition.ts'
import { contractExamples } from './examples/contract.ts'
import { cycle, cycleExamples } from './examples/cycles.ts'
import type { ImportExample } from './examples/import-example.ts'
import { serverExamples } from './examples/server.ts'
import { webExamples } from './examples/web.ts'
import { subjectOf } from './restrict-imports.ts'

const root = resolve(import.meta.dirname, '../..')
const examples = [
  ...contractExamples,
  ...commandExamples,
  ...compositionExamples,
  ...serverExamples,
  ...webExamples,
  ...cycleExamples,
]

interface Diagnostic {
  code: string
  filename: string
  help: string
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

const importsOf = ({ passes, caught }: ImportExample) => [...passes, ...caught]

const writeSource = async (example: ImportExample) => {
  const path = join(project, example.in)
  const names = importsOf(example).map((_, index) => `N${index}`)
  const keyword = example.types ? 'import type' : 'import'
  const imports = importsOf(example).map((name, index) => `${keyword} { N${index} } from '${name}'\n`)
  const body = example.types ? `export type All = [${names}]` : `export const all = [${names}]`
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

test.each(examples)('the lint checks the imports of $in', (example) => {
  const rule = example.arrow === cycle ? 'import(no-cycle)' : 'eslint(no-restricted-imports)'
  const imports = importsOf(example)
  const answers = diagnostics
    .filter(({ code, filename }) => code === rule && filename === example.in)
    .map(({ labels, help }) => `${imports[(labels[0]?.span.line ?? 0) - 1]}: ${help.slice(0, example.arrow.length)}`)
  expect(answers.toSorted()).toEqual(example.caught.map((name) => `${name}: ${example.arrow}`).toSorted())
})

const targetOf = (example: ImportExample, name: string) =>
  name.startsWith('.') ? join(dirname(example.in), name) : name.replace(/^#/, '')

const subjects = arrows.map((arrow) => ({ subject: subjectOf(arrow), knows: arrow.knows }))

test.each(subjects)(
  'the examples cover all that $subject may import, and one forbidden import',
  ({ subject, knows }) => {
    const own = examples.filter((example) => example.arrow === subject)
    const passes = own.flatMap((example) => example.passes.map((name) => targetOf(example, name)))
    const unproven = knows.filter((known) => !passes.some((target) => target.startsWith(known)))
    expect(unproven).toEqual([])
    expect(own.flatMap(({ caught }) => caught)).not.toEqual([])
  },
)
