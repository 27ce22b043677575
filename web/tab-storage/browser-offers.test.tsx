import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SAVED_AT_ONCE_MAX } from '#contract/constants.ts'
import {
  dropAllOffers,
  dropOffers,
  getBrowserOffers,
  saveInBrowser,
  subscribeToBrowserOffers,
} from './browser-offers.ts'

const KEY = 'savedOffers'

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  dropAllOffers()
})

describe('A browser without an account', () => {
  test('stores offers, the last saved first, each once', () => {
    for (const id of [3, 5, 3]) saveInBrowser(id)
    expect(getBrowserOffers()).toEqual([3, 5])
    expect(localStorage.getItem(KEY)).toBe('[3,5]')
    dropOffers([3])
    expect(getBrowserOffers()).toEqual([5])
    dropAllOffers()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test(`stores ${SAVED_AT_ONCE_MAX} at most`, () => {
    for (let id = 1; id <= SAVED_AT_ONCE_MAX; id += 1) expect(saveInBrowser(id)).toBe(true)
    expect(saveInBrowser(99)).toBe(false)
    // One that is stored already.
    expect(saveInBrowser(1)).toBe(true)
    expect(getBrowserOffers()).toHaveLength(SAVED_AT_ONCE_MAX)
  })

  test.each([
    ['{broken', []],
    ['null', []],
    ['{"0":7}', []],
    ['[7,"8",0,-1,1.5,7,null,2147483648,9]', [7, 9]],
    [JSON.stringify(Array.from({ length: 80 }, (_, at) => at + 1)), Array.from({ length: 50 }, (_, at) => at + 1)],
  ])('reads only what offers can be from a storage that others have written: %s', (stored, ids) => {
    localStorage.setItem(KEY, stored)
    expect(getBrowserOffers()).toEqual(ids)
  })

  test('remembers them until the page is reloaded where it forbids storage', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
    expect(saveInBrowser(7)).toBe(true)
    expect(saveInBrowser(8)).toBe(true)
    expect(getBrowserOffers()).toEqual([8, 7])
    dropOffers([8])
    expect(getBrowserOffers()).toEqual([7])
  })

  test('remembers them too where its storage is full', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined })
    saveInBrowser(7)
    expect(getBrowserOffers()).toEqual([7])
    dropOffers([7])
    expect(getBrowserOffers()).toEqual([])
  })
})

describe('Its other tabs', () => {
  const byAnotherTab = (key: string | null, value: string) => {
    localStorage.setItem(KEY, value)
    dispatchEvent(new StorageEvent('storage', { key }))
  }

  test('hear of a change, and not of other entries', () => {
    const heard = vi.fn()
    const stop = subscribeToBrowserOffers(heard)
    byAnotherTab(KEY, '[7]')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(getBrowserOffers()).toEqual([7])
    byAnotherTab('candidatesView', '[7]')
    expect(heard).toHaveBeenCalledTimes(1)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(getBrowserOffers()).toEqual([])
    stop()
    byAnotherTab(KEY, '[8]')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('lose nothing when this one drops what it has merged', () => {
    saveInBrowser(7)
    byAnotherTab(KEY, '[8,7]')
    dropOffers([7])
    expect(getBrowserOffers()).toEqual([8])
  })

  test('give the same list as long as nothing changes, or React would render for ever', () => {
    saveInBrowser(7)
    expect(getBrowserOffers()).toBe(getBrowserOffers())
  })
})
