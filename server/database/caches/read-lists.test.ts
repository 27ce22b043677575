import { afterEach, expect, test, vi } from 'vitest'
import type { Handle } from '../open.ts'
import { followLists, forgetLists, readUntilChanged } from './read-lists.ts'

const db = {} as Handle

afterEach(() => followLists(false))

/** A list of which each reading is a new value. */
function aList() {
  let readings = 0
  const read = vi.fn(async () => (readings += 1))
  return { list: readUntilChanged(read), read }
}

test('a list that was read before a change is not cached, although it arrives afterwards', async () => {
  followLists(true)
  const { promise, resolve } = Promise.withResolvers<string>()
  const read = vi.fn<() => Promise<string>>().mockReturnValueOnce(promise).mockResolvedValue('new')
  const list = readUntilChanged(read)
  const old = list(db)
  forgetLists()
  resolve('old')
  expect([await old, await list(db)]).toEqual(['old', 'new'])
})

test('a process that hears of no changes reads again after half a second', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { list } = aList()
  expect([await list(db), await list(db)]).toEqual([1, 1])
  clock.mockReturnValue(1499)
  expect(await list(db)).toBe(1)
  clock.mockReturnValue(1500)
  expect(await list(db)).toBe(2)
  clock.mockRestore()
})

test('a list that is not enough for the caller is read again, and a failure is not cached', async () => {
  followLists(true)
  const { list, read } = aList()
  await list(db)
  expect(await list(db, (value) => value > 1)).toBe(2)
  forgetLists()
  read.mockRejectedValueOnce(new Error('away'))
  await expect(list(db)).rejects.toThrow('away')
  expect(await list(db)).toBe(3)
})
