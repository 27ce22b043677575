import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-22T23:30:00Z')

test.each([
  ['2026-11-22T23:30:00Z', 'hace un momento'],
  // The clock of this computer is behind that of the server.
  ['2026-11-22T23:50:00Z', 'hace un momento'],
  ['2026-11-22T23:25:01Z', 'hace un momento'],
  ['2026-11-22T23:25:00Z', 'hace 5 minutos'],
  ['2026-11-22T22:30:01Z', 'hace 59 minutos'],
  ['2026-11-22T22:30:00Z', 'hace 1 hora'],
  ['2026-11-21T23:30:01Z', 'hace 23 horas'],
  // In Madrid the next day has begun.
  ['2026-11-20T23:30:00Z', 'el 21/11/2026'],
])('%s is «%s»', (moment, text) => {
  expect(timeAgo(moment, now)).toBe(text)
})
