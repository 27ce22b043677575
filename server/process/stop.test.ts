import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stopOnSignal } from './stop.ts'

const before = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') }
const exit = vi.fn<(code: number) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  exit.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    for (const listener of process.listeners(signal)) {
      if (!before[signal].includes(listener)) process.off(signal, listener)
    }
  }
})

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('closes everything and exits with 0', async () => {
    const stop = vi.fn(async () => undefined)
    stopOnSignal(stop, exit)
    process.emit(signal)
    await vi.runAllTimersAsync()
    expect(stop).toHaveBeenCalledTimes(1)
    expect(exit.mock.calls[0]).toEqual([0])
  })

  test('twice within a second, as through npm, counts once', () => {
    const stop = vi.fn(() => new Promise<void>(() => undefined))
    stopOnSignal(stop, exit)
    process.emit(signal)
    vi.advanceTimersByTime(20)
    process.emit(signal)
    expect(stop).toHaveBeenCalledTimes(1)
    expect(exit).not.toHaveBeenCalled()
  })

  test('that is repeated later exits at once', () => {
    stopOnSignal(() => new Promise<void>(() => undefined), exit)
    process.emit(signal)
    vi.advanceTimersByTime(2000)
    process.emit(signal)
    expect(exit).toHaveBeenCalledWith(1)
  })

  test('exits after ten seconds if something does not close', () => {
    stopOnSignal(() => new Promise<void>(() => undefined), exit)
    process.emit(signal)
    vi.advanceTimersByTime(10_000)
    expect(exit).toHaveBeenCalledWith(1)
  })

  test('exits with 1 if closing fails', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    stopOnSignal(() => Promise.reject(new Error('disk full')), exit)
    process.emit(signal)
    await vi.advanceTimersByTimeAsync(0)
    expect(exit).toHaveBeenCalledWith(1)
  })
})
