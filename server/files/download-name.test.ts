import { parse } from 'content-disposition'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachmentHeader, downloadNameFor } from './download-name.ts'

const key = 'cv/ab/cdef.pdf'

// Any code units, with control characters, quotes, slashes and halves of surrogate pairs.
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom('"', '/', '\\', '%', '4', '1', '\r', '\n', '\0', '\uD800', '\uDC00', 'ñ', ' ', '.', "'", '*'),
  }),
)

describe('the name of a download', () => {
  test.each([
    ['CV de Ana Núñez', 'CV de Ana Núñez.pdf'],
    ['curriculum.PDF', 'curriculum.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['uno\r\ndos: "tres"', 'uno dos tres.pdf'],
    ['cv\u202Efdp.exe', 'cv fdp.exe.pdf'],
    ['.oculto', 'oculto.pdf'],
    ['   ', 'archivo.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['\uD800', 'archivo.pdf'],
    ['a'.repeat(500), `${'a'.repeat(120)}.pdf`],
  ])('%j becomes %j', (written, name) => {
    expect(downloadNameFor(key, written)).toBe(name)
  })

  test('has the extension of the file for any text', () => {
    expect(downloadNameFor('photo/ab/cdef.webp', 'yo.pdf')).toBe('yo.pdf.webp')
  })

  test('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const name = downloadNameFor(key, written)
        expect(downloadNameFor(key, name)).toBe(name)
      }),
    )
  })
})

describe('the header of a download', () => {
  test('keeps Spanish letters for new clients and has plain letters for old clients', () => {
    expect(attachmentHeader('CV de Ana Núñez.pdf')).toBe(
      `attachment; filename="CV de Ana Nunez.pdf"; filename*=UTF-8''CV%20de%20Ana%20N%C3%BA%C3%B1ez.pdf`,
    )
  })

  test('escapes the characters that the standard does not allow', () => {
    expect(attachmentHeader("O'Brien (2) *.pdf")).toContain("filename*=UTF-8''O%27Brien%20%282%29%20%2A.pdf")
  })

  test('is one line of ASCII for any text, without a character that ends a quoted string', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const header = attachmentHeader(downloadNameFor(key, written))
        expect(header).toMatch(/^attachment; filename=("[\w .()-]+"|[\w.-]+)(; filename\*=UTF-8''[\w.~!%-]+)?$/)
      }),
    )
  })

  test('decodes to the exact name', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const name = downloadNameFor(key, written)
        expect(parse(attachmentHeader(name)).parameters.filename).toBe(name)
      }),
    )
  })

  test.each([
    'cv "nuevo"',
    'a/b',
    String.raw`c:\d`,
    'uno\r\ndos',
    '\u0000nulo',
    'media \uD83D pareja',
    '%41 y 50 %',
    '\u202Ecv',
  ])('keeps %j inside the header and without a folder', (written) => {
    const header = attachmentHeader(downloadNameFor(key, written))
    expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header)
    expect(parse(header)).toMatchObject({
      type: 'attachment',
      parameters: { filename: expect.stringMatching(/\.pdf$/) },
    })
    expect(parse(header).parameters.filename).not.toMatch(/["/\\\p{C}]/u)
  })
})
