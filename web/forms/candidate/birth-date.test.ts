import { describe, expect, test } from 'vitest'
import { todayInMadrid } from '#web/format/time/date.ts'
import { findBirthDateFault } from './birth-date.ts'

const today = '2026-11-21'

describe('a birth date', () => {
  test('may be left out', () => expect(findBirthDateFault('', today)).toBeNull())
  test('is accepted from the sixteenth birthday on', () => expect(findBirthDateFault('2010-11-21', today)).toBeNull())
  test('is refused the day before it', () => expect(findBirthDateFault('2010-11-22', today)).toBe('underAge'))
  test('is refused in the future', () => expect(findBirthDateFault('2026-11-22', today)).toBe('future'))
  test('is refused before 1900', () => expect(findBirthDateFault('0190-05-03', today)).toBe('range'))
})

test('the day that counts is the one in Madrid', () => {
  expect(todayInMadrid(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
})
