import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeDataUrl } from './data-url.ts'

const rules = {
  types: ['application/pdf'],
  maxBytes: 1000,
  wrongType: 'not_a_pdf',
  tooLarge: 'pdf_too_large',
} as const

const urlOf = (bytes: Uint8Array, type = 'application/pdf') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const withCode = (code: string) => expect.objectContaining({ code })

describe('a data URL', () => {
  test('decodes to exactly the bytes that it was made from', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 1000 }), (bytes) => {
        const decoded = decodeDataUrl(urlOf(bytes), rules)
        expect(Buffer.from(decoded.bytes).equals(bytes)).toBe(true)
        expect(decoded.type).toBe('application/pdf')
      }),
    )
  })

  test('is accepted with its type in capitals', () => {
    expect(decodeDataUrl(urlOf(Buffer.from('hola'), 'Application/PDF'), rules).type).toBe('application/pdf')
  })

  test('of another type is refused with the error that the caller chose', () => {
    expect(() => decodeDataUrl(urlOf(Buffer.from('hola'), 'text/html'), rules)).toThrow(withCode('not_a_pdf'))
  })

  test('of exactly the limit is accepted, and of one byte more is refused', () => {
    expect(decodeDataUrl(urlOf(new Uint8Array(1000)), rules).bytes).toHaveLength(1000)
    expect(() => decodeDataUrl(urlOf(new Uint8Array(1001)), rules)).toThrow(withCode('pdf_too_large'))
  })

  test('that is too large is refused before its characters are checked', () => {
    const url = `data:application/pdf;base64,${'!'.repeat(2000)}`
    expect(() => decodeDataUrl(url, rules)).toThrow(withCode('pdf_too_large'))
  })

  test.each([
    ['', 'empty'],
    ['hola', 'not a data URL'],
    ['data:application/pdf,hola', 'not base64'],
    ['data:application/pdf;base64,', 'no bytes'],
    ['data:application/pdf;charset=utf-8;base64,aG9sYQ==', 'further parameters'],
    ['data:;base64,aG9sYQ==', 'no type'],
    ['data:application/pdf;base64,aG9sYQ', 'padding missing'],
    ['data:application/pdf;base64,aG9sYR==', 'stray bits'],
    ['data:application/pdf;base64,aG9s YQ==', 'a space'],
    ['data:application/pdf;base64,aG9s\nYQ==\n', 'line ends'],
    ['data:application/pdf;base64,aG9_YQ==', 'characters of another base64 alphabet'],
    ['data:application/pdf;base64,a===', 'too much padding'],
    [' data:application/pdf;base64,aG9sYQ==', 'something before it'],
  ])('%j is refused: %s', (url) => {
    expect(() => decodeDataUrl(url, rules)).toThrow(withCode('file_unreadable'))
  })

  test('throws only our own errors', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', 'data:', 'data:application/pdf;base64,'), (text, head) => {
        try {
          decodeDataUrl(head + text, rules)
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^(file_unreadable|not_a_pdf|pdf_too_large)$/) })
        }
      }),
    )
  })
})
