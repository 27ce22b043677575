import { beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonEntry, removeEntries, textEntry } from './tab-entry.ts'

const number = jsonEntry('number', (stored) => (typeof stored === 'number' ? stored : null))

beforeEach(() => sessionStorage.clear())

describe('an entry in the storage of a tab', () => {
  test('is found again until it is removed', () => {
    const text = textEntry('text')
    expect(text.write('«Ñ»')).toBe(true)
    expect(text.read()).toBe('«Ñ»')
    text.remove()
    expect(text.read()).toBeNull()
    number.write(7)
    expect(number.read()).toBe(7)
  })

  test.each(['', '{broken', '"seven"'])('is null if its content is invalid: «%s»', (stored) => {
    sessionStorage.setItem('number', stored)
    expect(number.read()).toBeNull()
  })

  test('is removed by its prefix, and other entries stay', () => {
    for (const key of ['draft:a', 'draft:b', 'accessToken']) textEntry(key).write('x')
    removeEntries('draft:')
    expect(Object.keys(sessionStorage)).toEqual(['accessToken'])
  })
})

describe('a browser that forbids storage', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', undefined)
  })

  test('reads null and throws nothing', () => {
    expect(number.write(7)).toBe(false)
    expect(number.read()).toBeNull()
    expect(() => number.remove()).not.toThrow()
    expect(() => removeEntries('draft:')).not.toThrow()
  })
})
