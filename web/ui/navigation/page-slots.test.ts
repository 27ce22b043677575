import { expect, test } from 'vitest'
import { pageSlots } from './page-slots.ts'

const shown = (page: number, count: number) => pageSlots(page, count).map((slot) => slot.page ?? '…')

test('up to seven pages are all shown', () => {
  expect(shown(1, 1)).toEqual([1])
  expect(shown(2, 3)).toEqual([1, 2, 3])
  expect(shown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('of many pages the first, the last and the neighbours of the current one are shown', () => {
  expect(shown(1, 20)).toEqual([1, 2, 3, 4, 5, '…', 20])
  expect(shown(4, 20)).toEqual([1, 2, 3, 4, 5, '…', 20])
  expect(shown(10, 20)).toEqual([1, '…', 9, 10, 11, '…', 20])
  expect(shown(20, 20)).toEqual([1, '…', 16, 17, 18, 19, 20])
})

test('at every page there are at most seven slots, in order, and one is the current page', () => {
  for (let count = 1; count <= 30; count++) {
    for (let page = 1; page <= count; page++) {
      const pages = pageSlots(page, count).flatMap((slot) => slot.page ?? [])
      expect(pageSlots(page, count).length).toBeLessThanOrEqual(7)
      expect(pages).toContain(page)
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
    }
  }
})
