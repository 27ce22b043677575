import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitRepeats } from './log-repeats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openTestLog() {
  const lines: { msg: string; leftOut?: number }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  return { lines, log: pino({ level: 'info', hooks: { logMethod: limitRepeats() } }, { write }) }
}

// Seen to fail without the hook: there were 100 lines.
test('an error that repeats is written once a second, with the number of lines left out', () => {
  const { lines, log } = openTestLog()
  for (let count = 0; count < 100; count++) log.error({ err: new Error('no connection') }, 'unexpected error')
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 98])
  vi.advanceTimersByTime(2000)
  log.error({ err: new Error('no connection') }, 'unexpected error')
  expect(lines).toHaveLength(3)
})

// Seen to fail with a key of the message of the query, which holds its values.
test('a failing query repeats whatever its values are', () => {
  const { lines, log } = openTestLog()
  for (const value of [1, 2, 3]) {
    log.error({ err: new DrizzleQueryError('select $1', [value], new Error('no connection')) }, 'unexpected error')
  }
  expect(lines).toHaveLength(1)
})

// Seen to fail without the case of a line that is only a text.
test('a warning without an error that repeats is counted too', () => {
  const { lines, log } = openTestLog()
  for (const text of ['slow disk', 'slow disk', 'slow disk', 'full disk']) log.warn(text)
  vi.advanceTimersByTime(1000)
  expect(lines.map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
    ['slow disk', undefined],
    ['full disk', undefined],
    ['slow disk', 1],
  ])
})

test('different errors, and lines that are no warning, are all written', () => {
  const { lines, log } = openTestLog()
  for (const message of ['one', 'other']) log.error({ err: new Error(message) }, 'unexpected error')
  for (const path of ['/', '/']) log.info({ path }, 'request')
  expect(lines).toHaveLength(4)
})
