import { describe, expect, test } from 'vitest'
import { findDocumentFault, normaliseDocument } from './identity-document.ts'

const [dni, nie, passport] = [1, 2, 3]

describe('the number of an identity document', () => {
  test.each([
    [dni, '12345678Z'],
    [dni, '12.345.678-z'],
    [dni, '1234567L'],
    [dni, '12.345.678 / Z'],
    [dni, '１２３４５６７８－Ｚ'],
    [nie, 'X-01234567-L'],
    [nie, 'X1234567L'],
    [nie, 'y 1234567 x'],
    [nie, 'Z1234567R'],
    [passport, 'PAB123456'],
  ])('of type %i is right as %s', (type, number) => {
    expect(findDocumentFault(type, number)).toBeNull()
  })

  test.each([
    [dni, '12345678A', 'letter'],
    [nie, 'X1234567A', 'letter'],
    [dni, '1234567Z', 'letter'],
    [dni, '12345678', 'dni'],
    [dni, 'X1234567L', 'dni'],
    [nie, '12345678Z', 'nie'],
    [passport, 'AB12', 'other'],
    [passport, 'PAÑ12345', 'other'],
  ])('of type %i is wrong as %s', (type, number, fault) => {
    expect(findDocumentFault(type, number)).toBe(fault)
  })
})

test('a DNI of seven digits is stored with its leading zero, and a NIE with seven digits', () => {
  expect([normaliseDocument(dni, '1.234.567-L'), normaliseDocument(nie, 'x01234567l')]).toEqual([
    '01234567L',
    'X1234567L',
  ])
})
