import { describe, expect, test } from 'vitest'
import { isOfOtherProvince, isPostalCode, toPostalCodeText } from './contact-rules.ts'

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
