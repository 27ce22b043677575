import { expect, test } from 'vitest'
import { failureLine } from './failure-line.ts'

test('A start that failed says why, without the values of a query', () => {
  const cause = new Error('duplicate key value violates unique constraint')
  expect(failureLine(new Error('Failed query: insert … ana@prueba.example', { cause }))).toBe(cause.message)
  expect(failureLine(new Error('Port 3000 is taken'))).toBe('Port 3000 is taken')
})
