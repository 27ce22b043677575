import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CronExpressionParser } from 'cron-parser'
import { expect, test } from 'vitest'
import type { QueueSettings } from '#server/jobs/queues.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { jobHandlers, queues } from './all-jobs.ts'

test('A nightly step that fails stops none of the others, and the job fails with its error', async () => {
  const { deps } = await createTestApp()
  const folder = join(deps.env.dataDir, 'log')
  // A folder cannot be deleted as a file.
  await mkdir(join(folder, 'server-2020-01.log'), { recursive: true })
  await writeFile(join(folder, 'server-2020-02.log'), '')
  const job = { id: 'a job', data: {} }
  await expect(jobHandlers(deps).nightly(job)).rejects.toThrow('server-2020-01.log')
  expect(await readdir(folder)).toEqual(['server-2020-01.log'])
  // The comparison of the files, which comes later, has taken the store.
  expect(await deps.files.readOwner()).not.toBeNull()
})

const MINUTE_MS = 60_000

/** How often pg-boss adds a job between two moments: it looks each minute whether the last occurrence is less than a minute old. */
function countRuns(schedule: string, start: number, end: number): number {
  const expression = CronExpressionParser.parse(schedule, { tz: 'Europe/Madrid' })
  const asked = Array.from({ length: (end - start) / MINUTE_MS }, (_, minute) => start + minute * MINUTE_MS)
  return asked.filter((at) => {
    expression.reset(new Date(at + 1))
    return expression.prev().getTime() > at - MINUTE_MS
  }).length
}

const schedules = Object.values<QueueSettings>(queues).flatMap(({ schedule }) => schedule ?? [])

// Seen to fail with the backup at 2:00: none in the nights of March, two in those of October.
test.each([
  ['2026-03-29T00:00+01:00', '2026-03-29T06:00+02:00'],
  ['2026-10-25T00:00+02:00', '2026-10-25T06:00+01:00'],
  ['2027-03-28T00:00+01:00', '2027-03-28T06:00+02:00'],
  ['2027-10-31T00:00+02:00', '2027-10-31T06:00+01:00'],
  ['2028-03-26T00:00+01:00', '2028-03-26T06:00+02:00'],
  ['2028-10-29T00:00+02:00', '2028-10-29T06:00+01:00'],
])('Every schedule runs as often as it should in the night in which the clocks change: %s', (from, to) => {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const hours = (end - start) / (60 * MINUTE_MS)
  const wanted = {
    '* * * * *': hours * 60,
    '0 * * * *': hours,
    '0 4 * * *': 1,
    '30 5 * * *': 1,
    '0 8 * * *': 0,
    '0 8 * * 1': 0,
  }
  const runs = [...new Set(schedules)].map((schedule) => [schedule, countRuns(schedule, start, end)])
  expect(Object.fromEntries(runs)).toEqual(wanted)
})
