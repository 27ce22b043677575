import { expect, test } from 'vitest'
import { appointmentInWords, madridIso, madridMoments } from './madrid-time.ts'

const now = new Date('2026-11-28T10:00:00Z')

test.each([
  ['2026-11-30T09:30:00Z', {}, 'el lunes 30, 10:30'],
  ['2026-12-07T09:30:00Z', {}, 'el lunes 7 de diciembre, 10:30'],
  ['2026-11-30T08:05:00Z', { isCanary: true }, 'el lunes 30, 9:05, 8:05 en Canarias'],
  ['2026-11-29T23:30:00Z', { isCanary: true }, 'el lunes 30, 0:30, 23:30 en Canarias del día anterior'],
  ['2026-10-25T00:30:00Z', {}, 'el domingo 25 de octubre, 2:30 (hora de verano)'],
  ['2026-10-25T01:30:00Z', {}, 'el domingo 25 de octubre, 2:30 (hora de invierno)'],
  ['2026-10-25T02:30:00Z', {}, 'el domingo 25 de octubre, 3:30'],
  ['2026-10-25T01:30:00Z', { isCanary: true }, 'el domingo 25 de octubre, 2:30 (hora de invierno), 1:30 en Canarias'],
])('%s is told as it is in Madrid, %o', (moment, reading, words) => {
  expect(appointmentInWords(moment, { now, ...reading })).toBe(words)
})

test.each([
  ['2026-11-30', '10:30', ['2026-11-30T10:30:00+01:00']],
  ['2026-07-01', '10:30', ['2026-07-01T10:30:00+02:00']],
  // Clocks skip this hour, and repeat the other one.
  ['2027-03-28', '02:30', []],
  ['2026-10-25', '02:30', ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00']],
])('what clocks in Madrid show on %s at %s are the moments %j', (day, time, moments) => {
  expect(madridMoments(day, time)).toEqual(moments)
})

test('a moment is written with the offset that Madrid has then', () => {
  expect(madridIso(new Date('2026-07-01T08:30:59Z'))).toBe('2026-07-01T10:30:00+02:00')
})
