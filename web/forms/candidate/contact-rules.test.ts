import { describe, expect, test } from 'vitest'
import { isOfOtherProvince, isPhone, isPostalCode, toPostalCodeText } from './contact-rules.ts'

describe('a phone', () => {
  test.each(['612345678', '612 34 56 78', '+34 612 345 678', '0034612345678', '+1 (415) 555-0100'])(
    'can be %s',
    (text) => {
      expect(isPhone(text)).toBe(true)
    },
  )
  test.each(['61234567', '6123456789', 'seis uno dos', '+34'])('cannot be %s', (text) => {
    expect(isPhone(text)).toBe(false)
  })
})

describe('a postal code', () => {
  test('has five digits from 01000 to 52999', () => {
    expect(['01000', '08001', '52999'].every(isPostalCode)).toBe(true)
    expect(['8001', '00999', '53000', '2800A', ''].some(isPostalCode)).toBe(false)
  })
  test('is reported as odd in another province only when it is complete', () => {
    expect(isOfOtherProvince('08001', 28)).toBe(true)
    expect(isOfOtherProvince('28001', 28)).toBe(false)
    expect(isOfOtherProvince('08', 28)).toBe(false)
    expect(isOfOtherProvince('08001', null)).toBe(false)
  })
  test('is shown with its leading zero', () => expect(toPostalCodeText(8001)).toBe('08001'))
})
