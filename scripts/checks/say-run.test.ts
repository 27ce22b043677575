import { expect, test } from 'vitest'
import { sayRun, type Result } from './say-run.ts'

const result = (change: Partial<Result>): Result => ({
  name: 'tests',
  counts: { passed: 1, failed: 0, skipped: 0 },
  seconds: 10,
  processorSeconds: 20,
  files: [],
  ...change,
})

const say = (results: Result[], budgets = {}) => sayRun({ results, seconds: 12, budgets }).split('\n')

test('the last lines name wall and processor time of each step and of all, and end with the counts', () => {
  const lines = say([result({}), result({ name: 'lint', processorSeconds: 1.25 })])
  expect(lines).toEqual([
    '                  wall   processor',
    'tests           10.0 s      20.0 s   1 passed, 0 failed, 0 skipped',
    'lint            10.0 s       1.3 s   1 passed, 0 failed, 0 skipped',
    'all             12.0 s      21.3 s',
    '',
    '2 passed, 0 failed, 0 skipped',
  ])
})

test('the ten slowest files of all steps are named', () => {
  const files = Array.from({ length: 8 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }))
  const lines = say([result({ files }), result({ files: [{ file: 'list.spec.ts', seconds: 6.5 }, ...files] })])
  const named = lines.filter((line) => /\.(test|spec)\.ts$/.test(line))
  expect(named).toHaveLength(10)
  expect(named[2]).toMatch(/6\.5 s {3}list\.spec\.ts$/)
})

test('a step over its budget is named and does not fail', () => {
  const lines = say([result({}), result({ name: 'lint' })], { tests: 19, lint: 20 })
  expect(lines.filter((line) => line.includes('budget'))).toEqual(['tests took 20 s of processor. Its budget is 19 s.'])
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped')
})

test('a system that tells no processor time leaves the column empty', () => {
  expect(say([result({ processorSeconds: null })], { tests: 1 })).toEqual([
    '                  wall   processor',
    'tests           10.0 s               1 passed, 0 failed, 0 skipped',
    'all             12.0 s',
    '',
    '1 passed, 0 failed, 0 skipped',
  ])
})
