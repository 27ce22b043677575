import { expect, test } from 'vitest'
import { spanishDeadline } from './deadline.ts'

test.each([
  ['2026-11-23T11:00:00Z', 'lunes 23 de noviembre a las 12:00'],
  ['2026-11-23T23:00:00Z', 'martes 24 de noviembre a las 0:00'],
  ['2026-07-01T23:05:00Z', 'jueves 2 de julio a la 1:05'],
])('%s is written as «%s»', (moment, written) => expect(spanishDeadline(new Date(moment))).toBe(written))
