import { expect, test } from 'vitest'
import { createFairTurns, type Sender } from './fair-turns.ts'

const limits = { atOnce: 2, waitingPerAccount: 2, waitingInAll: 4 }
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** An account at an address of its own. */
const senderOf = (account: number, more: Partial<Sender> = {}): Sender => ({
  account,
  address: `address of ${account}`,
  isSuspect: false,
  ...more,
})

/** Queues tasks that run until the test ends them, and notes the order in which they start. */
function aQueue(inTurn = createFairTurns(limits)) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    add(account: number, name: string, more: Partial<Sender> = {}) {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      return inTurn(senderOf(account, more), () => (started.push(name), promise))
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

/** Both places are taken, by «x» and «y». */
function aFullQueue() {
  const queue = aQueue()
  void queue.add(8, 'x')
  void queue.add(9, 'y')
  return queue
}

// Fails if an address may use both threads.
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

// Fails without the comparison of accounts in `mayStart`.
test('an account that sends from two addresses has one file inspected at a time', async () => {
  const queue = aQueue()
  void queue.add(1, 'from home', { address: 'home' })
  void queue.add(1, 'from the office', { address: 'office' })
  await settle()
  expect(queue.started).toEqual(['from home'])
  await queue.end('from home')
  expect(queue.started).toEqual(['from home', 'from the office'])
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
  const queue = aFullQueue()
  const sender = new AbortController()
  const left = queue.add(1, 'a1', { signal: sender.signal })
  void queue.add(2, 'b1')
  sender.abort()
  await expect(left).rejects.toMatchObject({ code: 'upload_interrupted' })
  await queue.end('x')
  expect(queue.started).toEqual(['x', 'y', 'b1'])
  await expect(queue.add(3, 'c1', { signal: sender.signal })).rejects.toMatchObject({ code: 'upload_interrupted' })
})

test('a task that fails leaves its place to the next', async () => {
  const inTurn = createFairTurns({ ...limits, atOnce: 1 })
  await expect(inTurn(senderOf(1), () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(await inTurn(senderOf(1), async () => 'next')).toBe('next')
})

const office = { address: 'an office' }

// Each seen to fail with one order for all: whoever came first had both threads, and the next one waited.
test('one address uses all places but one, so that another one starts at once', async () => {
  const queue = aQueue()
  for (const account of [1, 2]) void queue.add(account, `office ${account}`, office)
  await settle()
  expect(queue.started).toEqual(['office 1'])
  void queue.add(3, 'home')
  await settle()
  expect(queue.started).toEqual(['office 1', 'home'])
  await queue.end('office 1')
  expect(queue.started.at(-1)).toBe('office 2')
})

test('an account whose file was refused uses all places but one, and goes behind the others', async () => {
  const queue = aQueue()
  for (const account of [1, 2]) void queue.add(account, `suspect ${account}`, { isSuspect: true })
  await settle()
  expect(queue.started).toEqual(['suspect 1'])
  for (const account of [3, 4]) void queue.add(account, `other ${account}`, office)
  await queue.end('suspect 1')
  expect(queue.started).toEqual(['suspect 1', 'other 3'])
  await queue.end('other 3')
  expect(queue.started).toEqual(['suspect 1', 'other 3', 'other 4'])
  await queue.end('other 4')
  expect(queue.started.at(-1)).toBe('suspect 2')
})

test('the address with the fewest files goes first', async () => {
  const queue = aFullQueue()
  for (const account of [1, 2, 3]) void queue.add(account, `office ${account}`, office)
  void queue.add(4, 'home')
  await settle()
  await queue.end('x')
  expect(queue.started).toEqual(['x', 'y', 'home'])
})

// Seen to fail where the one that comes last is refused.
test('when too many wait, the last in order is refused, not the one that comes last', async () => {
  const queue = aFullQueue()
  const waiting = [1, 2, 3, 4].map((account) => queue.add(account, `office ${account}`, office))
  const home = queue.add(5, 'home')
  await expect(waiting[3]).rejects.toMatchObject({ code: 'busy' })
  await queue.end('x')
  await queue.end('home')
  await home
  expect(queue.started.slice(0, 4)).toEqual(['x', 'y', 'home', 'office 1'])
})

// Seen to fail where the only place is kept free.
test('where only one runs at a time, suspects have their turn too', async () => {
  const queue = aQueue(createFairTurns({ ...limits, atOnce: 1 }))
  void queue.add(1, 'suspect', { isSuspect: true })
  await settle()
  expect(queue.started).toEqual(['suspect'])
})
