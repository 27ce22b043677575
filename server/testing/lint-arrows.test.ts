import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Each fixture says in its first line what the lint answers. They stand in folders named as the project's own, and are
// linted from a copy: in their place the lint passes them over.
const root = resolve(import.meta.dirname, '../..')
const fixtures = join(import.meta.dirname, 'fixtures/lint')
const files = (await readdir(fixtures, { recursive: true })).filter((path) => /\.tsx?$/.test(path)).toSorted()

interface Diagnostic {
  filename: string
  code: string
  help: string
}

let copy: string
let diagnostics: Diagnostic[]

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lint-arrows-'))
  await cp(fixtures, copy, { recursive: true })
  await cp(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
  await cp(join(root, 'package.json'), join(copy, 'package.json'))
  diagnostics = await lint(copy)
})

afterAll(() => rm(copy, { recursive: true }))

const lint = (folder: string) =>
  new Promise<Diagnostic[]>((resolveWith, reject) => {
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json']
    execFile(process.execPath, args, { cwd: folder }, (error, output) => {
      if (!output.startsWith('{')) return reject(error ?? new Error(output))
      const report: { diagnostics: Diagnostic[] } = JSON.parse(output)
      resolveWith(report.diagnostics)
    })
  })

const answerFor = (path: string) =>
  diagnostics.filter(({ filename }) => filename === path).map(({ code, help }) => `${code} ${help}`)

const expectedAnswer = async (path: string) => {
  const [, help] = /^\/\/ (?:Caught: (.+)|Passes\.)\n/.exec(await readFile(join(fixtures, path), 'utf8')) ?? []
  if (!help) return []
  return [`${help.includes('cycle') ? 'import(no-cycle)' : 'eslint(no-restricted-imports)'} ${help}`]
}

test.each(files)('the lint knows which way the arrow of %s goes', async (path) => {
  expect(answerFor(path)).toEqual(await expectedAnswer(path))
})

test('every arrow of the lint has a fixture that goes against it', async () => {
  const config = await readFile(join(root, '.oxlintrc.json'), 'utf8')
  const messages = [...config.matchAll(/"message": "(.+)"/g)].map(([, message]) => message)
  const contents = await Promise.all(files.map((path) => readFile(join(fixtures, path), 'utf8')))
  const caught = new Set(contents.map((text) => /^\/\/ Caught: (.+)\n/.exec(text)?.[1]))
  expect(messages.filter((message) => !caught.has(message))).toEqual([])
})
