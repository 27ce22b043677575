import { setImmediate as otherWork } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createLane } from './lane.ts'

const busy = { code: 'busy' }

test('whoever comes to a full line is refused at once', async () => {
  const lane = createLane({ places: 1, waiting: 1, patienceMs: 60_000 })
  const leave = await lane()
  const waiting = lane()
  await expect(lane()).rejects.toMatchObject(busy)
  leave()
  await waiting
})

// An upload that is ended gives its room back twice. Seen to fail without `isTaken`: two got the place.
test('a place that is given back twice is free once', async () => {
  const lane = createLane({ places: 1, waiting: 1, patienceMs: 60_000 })
  const leave = await lane()
  leave()
  leave()
  const leaveSecond = await lane()
  const enter = vi.fn()
  const third = lane().then(enter)
  await otherWork()
  expect(enter).not.toHaveBeenCalled()
  leaveSecond()
  await third
})

// Seen to fail without `admitNext` after the time-out: the small one waited behind nobody.
test('whoever waits too long is refused, and those behind who fit go on', async () => {
  vi.useFakeTimers()
  const lane = createLane({ places: 10, waiting: 10, patienceMs: 1000 })
  await lane(5)
  const large = lane(9)
  const refused = expect(large).rejects.toMatchObject(busy)
  vi.advanceTimersByTime(500)
  const small = lane(4)
  vi.advanceTimersByTime(500)
  await refused
  await small
  vi.useRealTimers()
})

// Seen to fail while the order of arrival decided.
test('the lowest rank is served first, and a full line refuses its last one', async () => {
  const lane = createLane({ places: 1, waiting: 2, patienceMs: 60_000 })
  const leave = await lane()
  const [last, second, first] = [lane(1, 30), lane(1, 20), lane(1, 10)]
  await expect(last).rejects.toMatchObject(busy)
  await expect(lane(1, 20)).rejects.toMatchObject(busy)
  leave()
  const leaveFirst = await first
  leaveFirst()
  await second
})
