import { describe, expect, test } from 'vitest'
import { limitConcurrency } from './concurrency.ts'

function openTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, resolve, reject }
}

/** Lets every promise that can go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a limit of two at a time', () => {
  test('lets the third wait until one of the first two is done, even when that one fails', async () => {
    const withPlace = limitConcurrency(2)
    const tasks = [openTask(), openTask(), openTask(), openTask()]
    const begun: number[] = []
    const results = tasks.map((task, place) =>
      withPlace(() => {
        begun.push(place)
        return task.promise
      }).catch((error: Error) => error.message),
    )
    await settle()
    expect(begun).toEqual([0, 1])

    tasks[1]?.reject(new Error('no'))
    await settle()
    expect(begun).toEqual([0, 1, 2])

    tasks[0]?.resolve('a')
    tasks[2]?.resolve('c')
    tasks[3]?.resolve('d')
    expect(await Promise.all(results)).toEqual(['a', 'no', 'c', 'd'])
  })

  test('never runs a third one that comes just as a place is handed on', async () => {
    const withPlace = limitConcurrency(1)
    let running = 0
    let most = 0
    const task = async () => {
      running += 1
      most = Math.max(most, running)
      await settle()
      running -= 1
    }
    const first = withPlace(task)
    const second = withPlace(task)
    await first
    await Promise.all([second, withPlace(task)])
    expect(most).toBe(1)
  })
})
