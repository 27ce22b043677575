import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sections = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n## ')
const verdicts = new Set(['met', 'by design', 'partly', 'not met', 'operator'])

/** The cells of the table in a section, without the two lines of its head. */
const tableOf = (title: string) =>
  (sections.find((section) => section.startsWith(title)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))

const threats = tableOf('Threats').map(([, asset = '', attack = '', , proof = '']) => ({ asset, attack, proof }))
const rows = tableOf('OWASP').map(([, numbers = '', , verdict = '', proof = '']) => ({ numbers, verdict, proof }))

const testsIn = (cell: string) => [...cell.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path)
/** A document can prove only that something is written down. */
const proofsIn = (cell: string) => [...testsIn(cell), ...(cell.match(/docs\/[\w/.-]+\.md/g) ?? [])]

describe('docs/security.md', () => {
  test('names a test for each threat', () => {
    expect(threats.length).toBeGreaterThan(30)
    expect(threats.filter(({ proof }) => testsIn(proof).length === 0)).toEqual([])
  })

  test('gives each requirement one verdict', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ verdict }) => !verdicts.has(verdict))).toEqual([])
    const numbers = rows.flatMap((row) => row.numbers.split(', '))
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
  })

  test('names a test or a document for each requirement that is met, and a reason for every other one', () => {
    const isProven = ({ verdict, proof }: (typeof rows)[number]) =>
      verdict === 'met' ? proofsIn(proof).length > 0 : /[a-z]{3}/.test(proof)
    expect(rows.filter((row) => !isProven(row))).toEqual([])
  })

  test('names only tests and documents that exist', () => {
    const named = [...threats, ...rows].flatMap(({ proof }) => proofsIn(proof))
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
