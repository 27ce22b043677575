import { expect, test } from 'vitest'
import { createTurns } from './lane.ts'

/** A task that runs until the test ends it. */
function aTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const task = { hasBegun: false, end: resolve, run: () => ((task.hasBegun = true), promise) }
  return task
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('tasks of one account run up to the limit at the same time, and the others wait', async () => {
  const inTurn = createTurns({ atOnce: 2 })
  const tasks = [aTask(), aTask(), aTask()]
  const all = tasks.map(({ run }) => inTurn(1, run))
  await settle()
  expect(tasks.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false])
  tasks[0]?.end()
  await all[0]
  await settle()
  expect(tasks[2]?.hasBegun).toBe(true)
  for (const { end } of tasks) end()
  await Promise.all(all)
})

test('tasks of another account do not wait', async () => {
  const inTurn = createTurns({ atOnce: 2 })
  const [first, second, other] = [aTask(), aTask(), aTask()]
  const all = [inTurn(1, first.run), inTurn(1, second.run), inTurn(2, other.run)]
  await settle()
  expect(other.hasBegun).toBe(true)
  for (const { end } of [first, second, other]) end()
  await Promise.all(all)
})

test('if too many tasks wait, the next one is refused until one has ended', async () => {
  const inTurn = createTurns({ atOnce: 1, most: 2 })
  const [first, second, late] = [aTask(), aTask(), aTask()]
  const all = [inTurn(1, first.run), inTurn(1, second.run)]
  await expect(inTurn(1, late.run)).rejects.toMatchObject({ code: 'busy' })
  first.end()
  await all[0]
  all.push(inTurn(1, late.run))
  for (const { end } of [second, late]) end()
  await Promise.all(all)
  expect(late.hasBegun).toBe(true)
})
