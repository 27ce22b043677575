import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'

const log = pino({ level: 'silent' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('Housekeeping runs at the start and every hour until it is stopped', async () => {
  const task = vi.fn(async () => undefined)
  const end = startHousekeeping({ tasks: [task], log })
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(task).toHaveBeenCalledTimes(3)
  await end()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('A failed task is retried and does not stop the other tasks', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('no disk')))
  const other = vi.fn(async () => undefined)
  const end = startHousekeeping({ tasks: [failing, other], log })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(failing).toHaveBeenCalledTimes(2)
  expect(other).toHaveBeenCalledTimes(2)
  await end()
})

test('Stopping waits for the running task', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isEnded = false
  const ended = startHousekeeping({ tasks: [() => promise], log })().then(() => (isEnded = true))
  await vi.advanceTimersByTimeAsync(10)
  expect(isEnded).toBe(false)
  resolve()
  await ended
})
