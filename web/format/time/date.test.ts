import { expect, test } from 'vitest'
import { isRealDay, momentInMadrid, shortDay, spanishDay, todayInMadrid } from './date.ts'

test('a stored day or timestamp is shown as DD/MM/YYYY, and any other text as it is', () => {
  expect(spanishDay('2026-03-01')).toBe('01/03/2026')
  expect(spanishDay('2026-03-01T22:30:00.000Z')).toBe('01/03/2026')
  expect(spanishDay('')).toBe('')
})

test('a day that does not exist is none', () => {
  for (const day of ['2026-04-31', '2026-02-29', '2026-01-00', '2026-13-12', 'hoy']) {
    expect(isRealDay(day), day).toBe(false)
  }
  expect(isRealDay('2028-02-29')).toBe(true)
})

test('a moment is shown in the time of Madrid, whatever the time zone of the browser', () => {
  expect(momentInMadrid('2026-11-22T23:05:00.000Z')).toBe('23/11/2026, 0:05')
})

test('the short day has no leading zeros', () => {
  expect(shortDay('2026-03-05')).toBe('5/3/2026')
})

test('the day of Madrid begins at its midnight, in each hour of each year', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })
  const hours = (Date.UTC(2040, 0) - Date.UTC(2020, 0)) / 3_600_000
  const wrong = Array.from({ length: hours }, (_, hour) => new Date(Date.UTC(2020, 0, 1, hour))).filter(
    (moment) => todayInMadrid(moment) !== format.format(moment),
  )
  expect(wrong).toEqual([])
})
