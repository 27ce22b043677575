import { describe, expect, test } from 'vitest'
import { createUploadTurns } from './upload-turns.ts'

/** A task that lasts until it is let go. */
function aTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const task = { hasBegun: false, end: resolve, run: () => ((task.hasBegun = true), promise) }
  return task
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('Uploads', () => {
  test('of one account go two at a time, and the others wait', async () => {
    const inTurn = createUploadTurns()
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

  test('of another account need not wait', async () => {
    const inTurn = createUploadTurns()
    const [first, second, other] = [aTask(), aTask(), aTask()]
    const all = [inTurn(1, first.run), inTurn(1, second.run), inTurn(2, other.run)]
    await settle()
    expect(other.hasBegun).toBe(true)
    for (const { end } of [first, second, other]) end()
    await Promise.all(all)
  })
})
