import { describe, expect, test } from 'vitest'
import { findDocumentFault } from './identity-document.ts'

const [dni, nie, passport] = [1, 2, 3]

describe('the number of an identity document', () => {
  test.each([
    [dni, '12345678Z'],
    [dni, '12.345.678-z'],
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
    [dni, '1234567Z', 'dni'],
    [dni, 'X1234567L', 'dni'],
    [nie, '12345678Z', 'nie'],
    [passport, 'AB12', 'other'],
    [passport, 'PAÑ12345', 'other'],
  ])('of type %i is wrong as %s', (type, number, fault) => {
    expect(findDocumentFault(type, number)).toBe(fault)
  })
})
