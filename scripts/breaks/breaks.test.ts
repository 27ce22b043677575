import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyBreak, breaks } from './breaks.ts'

const root = resolve(import.meta.dirname, '../..')

describe('The list of breaks', () => {
  test.each(breaks)('still fits: $name', (one) => {
    const sound = readFileSync(join(root, one.file), 'utf8')
    expect(applyBreak(sound, one)).not.toBe(sound)
    expect(one.tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(one.tests).not.toEqual([])
  })

  test('has enough breaks, each with a name of its own', () => {
    expect(breaks.length).toBeGreaterThanOrEqual(60)
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length)
  })
})

test.each([
  ['no more', 'something else'],
  ['more than once', 'condition and condition'],
])('a break whose text occurs %s is refused', (_, text) => {
  const one = { name: 'a break', file: 'a file', from: 'condition', to: '', tests: [] }
  expect(() => applyBreak(text, one)).toThrow('«a break»')
})
