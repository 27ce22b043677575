import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createLane } from './lane.ts'

const patient = { places: 1, waiting: 10, patienceMs: 60_000 }
const busy = { code: 'busy' }

/** Takes a place when it is free and notes the name. */
function arrivals(lane: ReturnType<typeof createLane>) {
  const order: string[] = []
  const arrive = async (name: string, visitor = {}) => {
    const leave = await lane(visitor)
    order.push(name)
    leave()
  }
  return { order, arrive }
}

// Seen to fail without `wait`: all three were admitted.
test('a request waits until a place is free', async () => {
  const lane = createLane(patient)
  const leave = await lane({})
  const { order, arrive } = arrivals(lane)
  const both = Promise.all([arrive('first'), arrive('second')])
  expect(order).toEqual([])
  leave()
  await both
  expect(order).toEqual(['first', 'second'])
})

// Seen to fail with the comparison of ranks in `choose` turned round.
test('the lowest rank goes first, however late it comes', async () => {
  const lane = createLane(patient)
  const leave = await lane({})
  const { order, arrive } = arrivals(lane)
  const all = Promise.all([
    arrive('greedy', { rank: () => 5 }),
    arrive('modest', { rank: () => 1 }),
    arrive('modest too', { rank: () => 1 }),
  ])
  leave()
  await all
  expect(order).toEqual(['modest', 'modest too', 'greedy'])
})

// Seen to fail without the timer: the test ran into its time limit.
test('who has waited too long is refused, and takes no place', async () => {
  const lane = createLane({ ...patient, patienceMs: 200 })
  const leave = await lane({})
  await expect(lane({})).rejects.toMatchObject(busy)
  leave()
  const again = await lane({})
  again()
})

// Seen to fail without the check of `line.size`.
test('a full line refuses the one of the highest rank', async () => {
  const lane = createLane({ ...patient, waiting: 1 })
  const leave = await lane({})
  const greedy = lane({ rank: () => 5 })
  const modest = lane({ rank: () => 1 })
  await expect(greedy).rejects.toMatchObject(busy)
  leave()
  const last = await modest
  last()
})

// Seen to fail without the listener for `abort`.
test('who leaves while waiting gives up its turn', async () => {
  const lane = createLane(patient)
  const leave = await lane({})
  const leaving = new AbortController()
  const gone = lane({ left: leaving.signal })
  const { order, arrive } = arrivals(lane)
  const next = arrive('next')
  leaving.abort()
  await expect(gone).rejects.toMatchObject(busy)
  leave()
  await next
  expect(order).toEqual(['next'])
  await expect(lane({ left: leaving.signal })).rejects.toMatchObject(busy)
})

test('leaving twice frees one place', async () => {
  const lane = createLane({ ...patient, patienceMs: 200 })
  const leave = await lane({})
  leave()
  leave()
  const only = await lane({})
  await expect(lane({})).rejects.toMatchObject(busy)
  only()
})

// Seen to fail without the wait for `nextRound`: the next one was admitted at once.
test('the next one is admitted in the round that it waits for', async () => {
  const round = Promise.withResolvers<void>()
  const lane = createLane(patient, () => round.promise)
  const leave = await lane({})
  const { order, arrive } = arrivals(lane)
  const next = arrive('next')
  leave()
  await setImmediate()
  expect(order).toEqual([])
  round.resolve()
  await next
})

describe('a lane whose visitors take several places', () => {
  const ten = { ...patient, places: 10 }

  // Seen to fail without `fits`: both were admitted.
  test('admits the next one when there are enough', async () => {
    const lane = createLane(ten)
    const leave = [await lane({ places: 5 }), await lane({ places: 5 })]
    const { order, arrive } = arrivals(lane)
    const next = arrive('needs eight', { places: 8 })
    leave[0]?.()
    await setImmediate()
    expect(order).toEqual([])
    leave[1]?.()
    await next
  })

  // Seen to fail with a newcomer that only needs enough free places: the small ones went first.
  test('admits nobody before one who came earlier and needs more', async () => {
    const lane = createLane(ten)
    const leave = await lane({ places: 5 })
    const { order, arrive } = arrivals(lane)
    const all = Promise.all([arrive('needs eight', { places: 8 }), arrive('needs one'), arrive('needs two')])
    await setImmediate()
    leave()
    await all
    expect(order).toEqual(['needs eight', 'needs one', 'needs two'])
  })

  // Seen to fail without `handOn` in `refuse`: the small one waited for the time limit of the test.
  test('admits who fits when the one before it has left', async () => {
    const lane = createLane(ten)
    await lane({ places: 5 })
    const leaving = new AbortController()
    const big = lane({ places: 8, left: leaving.signal })
    const small = lane({ places: 3 })
    await setImmediate()
    leaving.abort()
    await expect(big).rejects.toMatchObject(busy)
    expect(await small).toBeTypeOf('function')
  })
})

// Seen to fail without `nextRefusal`: all forty were refused in one round of the event loop.
test('those who lose patience together are refused a few in a round', async () => {
  const lane = createLane({ places: 1, waiting: 100, patienceMs: 10 })
  const leave = await lane({})
  let refused = 0
  for (let count = 0; count < 40; count++) lane({}).catch(() => (refused += 1))
  let most = 0
  for (let before = 0; before < 40;) {
    await setImmediate()
    most = Math.max(most, refused - before)
    before = refused
  }
  expect(most).toBeLessThan(10)
  leave()
})
