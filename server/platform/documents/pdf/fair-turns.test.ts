import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const limits = { atOnce: 2, waitingPerAccount: 2, waitingInAll: 4 }
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Queues tasks that run until the test ends them, and notes the order in which they start. */
function aQueue() {
  const inTurn = createFairTurns(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    add(account: number, name: string, signal?: AbortSignal) {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      return inTurn({ account, signal }, () => (started.push(name), promise))
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

// Fails if an account may use both threads.
test('one file of each account is inspected at a time, two in all', async () => {
  const queue = aQueue()
  for (const [account, name] of [
    [1, 'a1'],
    [1, 'a2'],
    [2, 'b1'],
    [3, 'c1'],
  ] as const) {
    void queue.add(account, name)
  }
  await settle()
  expect(queue.started).toEqual(['a1', 'b1'])
  await queue.end('b1')
  expect(queue.started).toEqual(['a1', 'b1', 'c1'])
  await queue.end('a1')
  expect(queue.started).toEqual(['a1', 'b1', 'c1', 'a2'])
})

// Fails if the queue is first come, first served.
test('accounts take turns: one with many files does not delay the others', async () => {
  const queue = aQueue()
  const order = [
    [8, 'x'],
    [9, 'y'],
    [1, 'a1'],
    [1, 'a2'],
    [2, 'b1'],
    [2, 'b2'],
  ] as const
  for (const [account, name] of order) {
    void queue.add(account, name)
  }
  await settle()
  for (const name of ['x', 'a1', 'b1', 'a2']) {
    await queue.end(name)
  }
  expect(queue.started).toEqual(['x', 'y', 'a1', 'b1', 'a2', 'b2'])
})

// Fails if the queue has no bound for an account, or none in all.
test('beyond the bound for an account and in all, the next file is refused as busy', async () => {
  const queue = aQueue()
  const order = [
    [8, 'x'],
    [9, 'y'],
    [1, 'a1'],
    [1, 'a2'],
  ] as const
  for (const [account, name] of order) {
    void queue.add(account, name)
  }
  await expect(queue.add(1, 'a3')).rejects.toMatchObject({ code: 'busy', status: 503 })
  for (const [account, name] of [
    [2, 'b1'],
    [3, 'c1'],
  ] as const) {
    void queue.add(account, name)
  }
  await expect(queue.add(4, 'd1')).rejects.toMatchObject({ code: 'busy' })
  await queue.end('x')
  void queue.add(4, 'd2')
  for (const name of ['y', 'a1', 'b1', 'c1', 'a2']) {
    await queue.end(name)
  }
  expect(queue.started.at(-1)).toBe('d2')
})

// Fails if who leaves keeps the place in the queue.
test('a sender who leaves while waiting gives up the place', async () => {
  const queue = aQueue()
  const sender = new AbortController()
  for (const [account, name] of [
    [8, 'x'],
    [9, 'y'],
  ] as const) {
    void queue.add(account, name)
  }
  const left = queue.add(1, 'a1', sender.signal)
  void queue.add(2, 'b1')
  sender.abort()
  await expect(left).rejects.toMatchObject({ code: 'upload_interrupted' })
  await queue.end('x')
  expect(queue.started).toEqual(['x', 'y', 'b1'])
  await expect(queue.add(3, 'c1', sender.signal)).rejects.toMatchObject({ code: 'upload_interrupted' })
})

test('a task that fails leaves its place to the next', async () => {
  const inTurn = createFairTurns({ ...limits, atOnce: 1 })
  await expect(inTurn({ account: 1 }, () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(await inTurn({ account: 1 }, async () => 'next')).toBe('next')
})
