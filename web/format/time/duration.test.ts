import { expect, test } from 'vitest'
import { duration } from './duration.ts'

test.each([
  [0, '0 h'],
  [3.52, '3,5 h'],
  [47.9, '47,9 h'],
  [48, '2 días'],
  [52.8, '2,2 días'],
])('%d hours are «%s»', (hours, text) => {
  expect(duration(hours)).toBe(text)
})
