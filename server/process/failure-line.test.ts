import { expect, test } from 'vitest'
import { failureLine } from './failure-line.ts'

test('A failed start shows the reason, without the values of a query', () => {
  const cause = new Error('duplicate key value violates unique constraint')
  expect(failureLine(new Error('Failed query: insert … ana@prueba.example', { cause }))).toBe(cause.message)
  expect(failureLine(new Error('Port 3000 is in use'))).toBe('Port 3000 is in use')
})
