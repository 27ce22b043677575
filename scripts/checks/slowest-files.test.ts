import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSlowest, readFileTimes } from './slowest-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slowest-'))
})

afterEach(() => rm(folder, { recursive: true }))

const timesOf = async (report: object) => {
  const path = join(folder, 'report.json')
  await writeFile(path, JSON.stringify(report))
  return readFileTimes(path, '/checkout')
}

test('the time of a test file is that of all its tests', async () => {
  const assertionResults = [{ duration: 1500 }, { duration: 500 }, { duration: null }]
  const times = await timesOf({ testResults: [{ name: '/checkout/server/mail.test.ts', assertionResults }] })
  expect(times).toEqual([{ file: 'server/mail.test.ts', seconds: 2 }])
})

test('the time of a file of journeys counts its groups too', async () => {
  const spec = (duration: number) => ({ file: 'visitor/list.spec.ts', tests: [{ results: [{ duration }] }] })
  const suites = [{ specs: [spec(1000)], suites: [{ specs: [spec(2000), spec(3000)] }] }]
  const times = await timesOf({ config: { rootDir: '/checkout/e2e' }, suites })
  expect(times).toEqual([{ file: 'e2e/visitor/list.spec.ts', seconds: 6 }])
})

test('a missing report names no file', async () => {
  expect(await readFileTimes(join(folder, 'nowhere.json'), '/checkout')).toEqual([])
})

test('the slowest files come first', () => {
  const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
  expect(listSlowest(times, 2).map(({ seconds }) => seconds)).toEqual([3, 2])
})
