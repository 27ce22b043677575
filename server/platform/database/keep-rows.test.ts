import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { EVERYTHING } from './connection/follow-changes.ts'
import { registerReplica } from './connection/replica/has-all-changes.ts'
import { hearChange, turnHearing } from './heard-changes.ts'
import { keepRows } from './keep-rows.ts'
import type { Handle } from './open.ts'

const db = {} as Handle

afterEach(() => turnHearing('off'))

/** Rows of which each reading is a new value. Only ids below 10 exist. */
function someRows() {
  let readings = 0
  const read = vi.fn(async (_: Handle, ids: readonly number[]) => {
    readings += 1
    return ids.filter((id) => id < 10).map((id) => ({ id, reading: readings }))
  })
  const list = keepRows('offer', read)
  const readingsOf = async (...ids: number[]) => (await list(db, ids)).map((row) => row.reading)
  return { list, read, readingsOf }
}

test('a row is read once until it changes, and those that are missing are read together', async () => {
  turnHearing('on')
  const { read, readingsOf } = someRows()
  expect(await readingsOf(1, 2)).toEqual([1, 1])
  expect(await readingsOf(4, 1, 3, 2)).toEqual([2, 1, 2, 1])
  expect(read).toHaveBeenLastCalledWith(db, [4, 3])
  hearChange(['offers', 'offer:2', 'sector:1'])
  expect(await readingsOf(1, 2, 3)).toEqual([1, 3, 2])
  hearChange([EVERYTHING])
  expect(await readingsOf(1, 2, 3)).toEqual([4, 4, 4])
})

test('rows come in the order of their ids, without those that do not exist', async () => {
  turnHearing('on')
  const { list, read } = someRows()
  expect((await list(db, [3, 12, 1])).map(({ id }) => id)).toEqual([3, 1])
  expect((await list(db, [1, 12, 3])).map(({ id }) => id)).toEqual([1, 3])
  expect(await list(db, [])).toEqual([])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a row that was read before a change is not kept, although it comes afterwards', async () => {
  turnHearing('on')
  const { promise, resolve } = Promise.withResolvers<{ id: number; name: string }[]>()
  const read = vi.fn<() => Promise<{ id: number; name: string }[]>>(async () => [{ id: 1, name: 'new' }])
  read.mockReturnValueOnce(promise)
  const list = keepRows('offer', read)
  const old = list(db, [1])
  hearChange(['offer:1'])
  resolve([{ id: 1, name: 'old' }])
  expect(await old).toEqual([{ id: 1, name: 'old' }])
  expect(await list(db, [1])).toEqual([{ id: 1, name: 'new' }])
})

test('a row of a replica that may lack a change is not kept, even if it has caught up meanwhile', async () => {
  turnHearing('on')
  const replica = {} as Handle
  let isCurrent = false
  registerReplica(replica, () => isCurrent)
  const { promise, resolve } = Promise.withResolvers<{ id: number; name: string }[]>()
  const read = vi.fn<() => Promise<{ id: number; name: string }[]>>(async () => [{ id: 1, name: 'new' }])
  read.mockReturnValueOnce(promise)
  const list = keepRows('offer', read)
  const old = list(replica, [1])
  isCurrent = true
  resolve([{ id: 1, name: 'old' }])
  expect(await old).toEqual([{ id: 1, name: 'old' }])
  expect(await list(replica, [1])).toEqual([{ id: 1, name: 'new' }])
  await list(replica, [1])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a process that hears of no changes keeps nothing, and forgets what it had', async () => {
  const { readingsOf } = someRows()
  expect([await readingsOf(1), await readingsOf(1)]).toEqual([[1], [2]])
  turnHearing('on')
  expect([await readingsOf(1), await readingsOf(1)]).toEqual([[3], [3]])
  turnHearing('off')
  expect([await readingsOf(1), await readingsOf(1)]).toEqual([[4], [5]])
})

test('each database has its own rows', async () => {
  turnHearing('on')
  const { list } = someRows()
  await list(db, [1])
  expect(await list({} as Handle, [1])).toEqual([{ id: 1, reading: 2 }])
})

test('the rows that were not used for the longest time make room for others', async () => {
  turnHearing('on')
  const read = vi.fn(async (_: Handle, ids: readonly number[]) =>
    ids.map((id) => ({ id, text: 'x'.repeat(2_000_000) })),
  )
  const list = keepRows('offer', read)
  for (const id of [1, 2, 1, 3, 1, 2]) await list(db, [id])
  expect(read.mock.calls.map(([, ids]) => ids)).toEqual([[1], [2], [3], [2]])
})

test('a row is not kept for more than ten minutes', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout'] })
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + 1)
  onTestFinished(() => void (clock.mockRestore(), vi.useRealTimers()))
  turnHearing('on')
  const { readingsOf } = someRows()
  await readingsOf(1)
  vi.advanceTimersByTime(9 * 60_000)
  expect(await readingsOf(1)).toEqual([1])
  vi.advanceTimersByTime(2 * 60_000)
  expect(await readingsOf(1)).toEqual([2])
})
