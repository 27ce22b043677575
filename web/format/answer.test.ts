import { expect, test } from 'vitest'
import { answerText } from './answer.ts'

test.each([
  [true, null, 'Sí'],
  [false, null, 'No'],
  [2.5, 'años', '2,5 años'],
  [1, 'años', '1 año'],
  [12_000, null, '12.000'],
  [0, 'km', '0 km'],
  ['Por la mañana', null, 'Por la mañana'],
])('the answer %j with the unit %j reads «%s»', (value, unit, text) => {
  expect(answerText(value, unit)).toBe(text)
})
