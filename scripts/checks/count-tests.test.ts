import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCounts, countStep, readCounts, sayCounts } from './count-tests.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'))
})

afterEach(() => rm(folder, { recursive: true }))

const countsOf = async (content: string) => {
  const path = join(folder, 'report.json')
  await writeFile(path, content)
  return readCounts(path)
}

const vitestReport = (report: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...report,
  })

test('a vitest report counts passed, failed and skipped tests', async () => {
  const report = vitestReport({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 })
  expect(await countsOf(report)).toEqual({ passed: 5, failed: 2, skipped: 4 })
})

test('a test file that could not be loaded counts as one failure', async () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  const report = vitestReport({ numPassedTests: 1, numFailedTests: 1, testResults })
  expect(await countsOf(report)).toEqual({ passed: 1, failed: 2, skipped: 0 })
})

test('a journey that passed only at the second attempt counts as failed', async () => {
  const report = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 1 } })
  expect(await countsOf(report)).toEqual({ passed: 4, failed: 3, skipped: 1 })
})

test('a missing or incomplete report counts nothing', async () => {
  expect(await readCounts(join(folder, 'nowhere.json'))).toBeNull()
  expect(await countsOf('{"stats": {')).toBeNull()
})

test('a step without a report counts as one test', () => {
  expect(countStep({ hasSucceeded: true, report: null })).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countStep({ hasSucceeded: false, report: null })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that fails without a failed test counts as one failure', () => {
  const report = { passed: 7, failed: 0, skipped: 0 }
  expect(countStep({ hasSucceeded: false, report })).toEqual({ passed: 7, failed: 1, skipped: 0 })
})

test('a runner that ran no test has failed', () => {
  const report = { passed: 0, failed: 0, skipped: 2 }
  expect(countStep({ hasSucceeded: true, report })).toEqual({ passed: 0, failed: 1, skipped: 2 })
})

test('the last line adds up all steps', () => {
  const total = addCounts([
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 10, failed: 3, skipped: 0 },
  ])
  expect(sayCounts(total)).toBe('11 passed, 3 failed, 2 skipped')
})
