import { expect, test } from 'vitest'
import { countConnection, createRoundBudget, createRounds } from './rounds.ts'

const untilRound = () => new Promise((resolve) => setImmediate(resolve))

// Seen to fail without `splice(0, atOnce)`: all four went on in the first round.
test('in each round of the event loop so many of those who wait go on', async () => {
  const nextRound = createRounds(2)
  const order: number[] = []
  for (const number of [1, 2, 3, 4]) void nextRound().then(() => order.push(number))
  await untilRound()
  expect(order).toEqual([1, 2])
  await untilRound()
  expect(order).toEqual([1, 2, 3, 4])
})

// Seen to fail without the check of `isNew`.
test('nobody goes on while new connections come', async () => {
  const nextRound = createRounds()
  const order: string[] = []
  countConnection()
  void nextRound().then(() => order.push('went on'))
  await untilRound()
  countConnection()
  await untilRound()
  expect(order).toEqual([])
  await untilRound()
  expect(order).toEqual(['went on'])
})

// Seen to fail without `MOST_ROUNDS`: the test ran into its time limit.
test('an endless flood of connections does not stop everything else', async () => {
  const nextRound = createRounds()
  let isFlooded = true
  const flood = () => {
    countConnection()
    if (isFlooded) setImmediate(flood)
  }
  flood()
  await nextRound()
  isFlooded = false
})

// Seen to fail without `refill`: nothing was allowed in the second round.
test('a budget allows so many in each round of the event loop', async () => {
  const mayGo = createRoundBudget(2)
  expect([mayGo(), mayGo(), mayGo()]).toEqual([true, true, false])
  await untilRound()
  expect([mayGo(), mayGo(), mayGo()]).toEqual([true, true, false])
})

// Seen to fail without the comparison with `seen`.
test('a budget allows nothing in the round of a new connection', async () => {
  const mayGo = createRoundBudget(2)
  countConnection()
  expect(mayGo()).toBe(false)
  await untilRound()
  expect(mayGo()).toBe(true)
})
