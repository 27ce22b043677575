import { expect, test } from 'vitest'
import { workday } from './workday.ts'

test('the workday is full-time, part-time or not specified', () => {
  expect(workday(1)).toBe('Completa')
  expect(workday(2)).toBe('Parcial')
  for (const code of [0, 3, -1, null, undefined]) expect(workday(code)).toBe('No especificada')
})
