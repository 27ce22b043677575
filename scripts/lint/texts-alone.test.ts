import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const passes = [
  '<p>{count} </p>',
  '<p>{`${count} ofertas`}</p>',
  '<p>{isOpen ? texts.open : texts.closed}</p>',
  '<p>{texts.title} <strong>{name}</strong></p>',
  '<p><span>{texts.title}</span>{isOpen && <b />}</p>',
  '<div>{children}{isOpen && <b />}</div>',
  '<header><h2>{texts.title}</h2>{action}</header>',
  '<ul>{rows.map((row) => <li key={row}>{row}</li>)}<li>{texts.more}</li></ul>',
]

/** Each with the number of its texts that must stand alone. */
const caught: [string, number][] = [
  ['<p>Ofertas {isOpen && <b />}</p>', 1],
  ['<p>{isOpen && <b />} {texts.title}</p>', 1],
  ['<p>{count} ofertas</p>', 2],
  ['<p>{isOpen && texts.range(1, 6)}<b /></p>', 1],
  ['<p>{isOpen ? <b /> : texts.closed}<i /></p>', 1],
  ['<p>{note ?? texts.none}<i /></p>', 1],
  ['<><PinIcon />{offer.nombre}</>', 1],
  ['<button>{icon}{children}</button>', 1],
]

const examples = [...passes.map((code): [string, number] => [code, 0]), ...caught]
let folder: string
let flagged: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-texts-'))
  const plugin = join(root, 'scripts/lint/texts-alone.ts')
  const config = { jsPlugins: [plugin], categories: { correctness: 'off' }, rules: { 'faro/texts-alone': 'error' } }
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const [index, [code]] of examples.entries()) {
    await writeFile(join(folder, `${index}.tsx`), `export const Example = () => (${code})\n`)
  }
  flagged = await lint()
})

afterAll(() => rm(folder, { recursive: true }))

const lint = () =>
  new Promise<string[]>((resolveWith, reject) => {
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json']
    execFile(process.execPath, args, { cwd: folder }, (error, output) => {
      if (!output.startsWith('{')) return reject(error ?? new Error(output))
      const report: { diagnostics: { filename: string }[] } = JSON.parse(output)
      resolveWith(report.diagnostics.map(({ filename }) => filename))
    })
  })

test.each(examples)('%s has %i texts that React could lose', (code, count) => {
  const file = `${examples.findIndex((example) => example[0] === code)}.tsx`
  expect(flagged.filter((name) => name === file)).toHaveLength(count)
})
