import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFreeShift } from './clear-of-buttons.ts'

const span = (top: number, height: number) => ({ top, bottom: top + height })

test('a notice that covers nothing stays', () => {
  expect(findFreeShift(span(700, 60), [span(100, 48)], 800)).toBe(0)
})

test('a notice moves to the nearest place where no button is under it', () => {
  expect(findFreeShift(span(700, 60), [span(720, 48)], 800)).toBe(-48)
  expect(findFreeShift(span(700, 60), [span(720, 48), span(640, 48)], 800)).toBe(-128)
})

test('a notice stays in its place rather than go down or into the upper half', () => {
  expect(findFreeShift(span(600, 60), [span(590, 44)], 800)).toBe(-78)
  const column = Array.from({ length: 8 }, (_, index) => span(400 + index * 50, 44))
  expect(findFreeShift(span(700, 60), column, 800)).toBe(0)
})

test('it stays if every place has a button', () => {
  const rows = Array.from({ length: 20 }, (_, index) => span(index * 40, 40))
  expect(findFreeShift(span(700, 60), rows, 800)).toBe(0)
})

test('a moved notice covers no button and is in the window', () => {
  const height = fc.integer({ min: 20, max: 60 })
  const button = fc.tuple(fc.integer({ min: -100, max: 900 }), height).map(([top, size]) => span(top, size))
  const property = fc.property(fc.array(button, { maxLength: 12 }), height, (buttons, size) => {
    const shift = findFreeShift(span(780 - size, size), buttons, 800)
    if (shift === 0) return
    const moved = span(780 - size + shift, size)
    expect(moved.top >= 0 && moved.bottom <= 800).toBe(true)
    for (const { top, bottom } of buttons) expect(bottom <= moved.top || top >= moved.bottom).toBe(true)
  })
  fc.assert(property)
})
