import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRows } from './fixtures/lint-imports.ts'

const root = resolve(import.meta.dirname, '../..')
const linesByFile = Map.groupBy(importRows, (row) => row.in)

interface Diagnostic {
  filename: string
  help: string
  labels: { span: { line: number } }[]
}

let project: string
let diagnostics: Diagnostic[]

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'lint-arrows-'))
  await cp(join(root, '.oxlintrc.json'), join(project, '.oxlintrc.json'))
  await cp(join(root, 'package.json'), join(project, 'package.json'))
  for (const [path, rows] of linesByFile) await writeSource(path, rows)
  diagnostics = await lint()
})

afterAll(() => rm(project, { recursive: true }))

const writeSource = async (path: string, rows: typeof importRows) => {
  const imports = rows.map((row, index) => `import { n${index} } from '${row.imports}'\n`).join('')
  const names = rows.map((_, index) => `n${index}`).join(', ')
  await mkdir(dirname(join(project, path)), { recursive: true })
  await writeFile(join(project, path), `${imports}\nexport const all = [${names}]\n`)
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

test.each(importRows)('the lint knows whether $in may import $imports', (row) => {
  const line = 1 + (linesByFile.get(row.in) ?? []).indexOf(row)
  const answers = diagnostics.filter(({ filename, labels }) => filename === row.in && labels[0]?.span.line === line)
  expect(answers.map(({ help }) => help)).toEqual(row.caught === null ? [] : [row.caught])
})

test('the lint finds nothing but the arrows of the table', () => {
  expect(diagnostics).toHaveLength(importRows.filter((row) => row.caught !== null).length)
})

test('every arrow of the lint has a row that goes against it', async () => {
  const config = await readFile(join(root, '.oxlintrc.json'), 'utf8')
  const messages = [...config.matchAll(/"message": "(.+)"/g)].map(([, message]) => message)
  const caught = new Set<string | null | undefined>(importRows.map((row) => row.caught))
  expect(messages.filter((message) => !caught.has(message))).toEqual([])
})
