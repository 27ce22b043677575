import { describe, expect, test } from 'vitest'
import { handMadePdf, objectStream } from '#server/testing/fixtures/pdfs.ts'
import { judgePdf } from './judge-pdf.ts'

const linkTo = (uri: string) => judgePdf(handMadePdf({ objects: [`<< /S /URI /URI ${uri} >>`] }))
const hex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1')

// Fails if the pattern of allowed addresses loses one of its forms.
test.each([
  '(https://example.com/ana?a=1#b)',
  '(HTTP://example.com)',
  '(mailto:ana@example.com)',
  '( https://example.com )',
  '(https:\\057\\057example.com/\\(a\\))',
  '(ht\\\ntps://example.com)',
  '<68747470733A2F2F6578616D706C652E636F6D>',
  `(${utf16('https://example.com')})`,
  hex(utf16('mailto:ana@example.com')),
  '(www.example.com)',
  '(linkedin.com/in/ana)',
  '(#experiencia)',
  '()',
])('a link to %s is accepted', (uri) => expect(linkTo(uri)).toBeNull())

// Fails if the pattern of hosts accepts more than hosts, or if strings are not decoded.
describe('a link is refused', () => {
  test.each([
    ['with another scheme', '(ftp://example.com/a)'],
    ['that runs a script', '(javascript:alert\\(1\\))'],
    ['in capitals', '(JavaScript:alert)'],
    ['after blanks', '(  javascript:alert)'],
    ['after control characters', '(\\000\\001javascript:alert)'],
    ['with a line break in the scheme', '(java\\nscript:alert)'],
    ['with a tab in the scheme', '(java\tscript:alert)'],
    ['with octal escapes', '(\\152avascript:alert)'],
    ['in hexadecimal digits', hex('javascript:alert')],
    ['in hexadecimal digits with blanks', '<6A 61 76 61 73 63 72 69 70 74 3A>'],
    ['in UTF-16', `(${utf16('javascript:alert')})`],
    ['in hexadecimal digits in UTF-16', hex(utf16('javascript:alert'))],
    ['in UTF-8 with its mark', '(\\357\\273\\277javascript:alert)'],
    ['that only looks like a host', '(javascript.example:alert)'],
    ['to a folder above', '(../a.pdf)'],
  ])('%s', (_, uri) => expect(linkTo(uri)).toMatchObject({ code: 'pdf_link' }))

  test.each(['(tel:+34600111222)', '(TEL:600111222)', '(sms:600111222)', '(callto:600111222)'])(
    'to a telephone: %s',
    (uri) => expect(linkTo(uri)).toMatchObject({ code: 'pdf_phone_link' }),
  )

  test.each([
    ['file:', '(file:///etc/passwd)'],
    ['file: in capitals', '(FILE://host/a)'],
    ['a drive', '(C:\\\\a.exe)'],
    ['another computer', '(//host/a)'],
    ['another computer, as Windows writes it', '(\\\\\\\\host\\\\a)'],
  ])('to a file: %s', (_, uri) => expect(linkTo(uri)).toMatchObject({ code: 'pdf_file_link' }))

  test('in an object of its own, in any of its versions', () => {
    const withUri = (objects: string[]) => judgePdf(handMadePdf({ objects: ['<< /S /URI /URI 5 0 R >>', ...objects] }))
    expect(withUri(['(https://example.com)'])).toBeNull()
    expect(withUri(['(javascript:alert)'])).toMatchObject({ code: 'pdf_link' })
    expect(withUri(['(https://example.com)\nendobj\n5 0 obj\n(javascript:a)'])).toMatchObject({ code: 'pdf_link' })
    expect(withUri(['6 0 R', '(javascript:alert)'])).toMatchObject({ code: 'pdf_link' })
    const packed = objectStream(['<< /S /URI /URI 11 0 R >>', '(javascript:alert)'])
    expect(judgePdf(handMadePdf({ objects: [packed] }))).toMatchObject({ code: 'pdf_link' })
  })

  test('with the base of all links elsewhere than on the web', () => {
    const withBase = (base: string) =>
      judgePdf(handMadePdf({ catalog: `/URI << /Base ${base} >>`, objects: ['(file:///)'] }))
    expect(withBase('(https://example.com/)')).toBeNull()
    expect(withBase('(file:///C:/)')).toMatchObject({ code: 'pdf_file_link' })
    expect(withBase('4 0 R')).toMatchObject({ code: 'pdf_file_link' })
  })
})

test('the refusal names the address, shortened and without what cannot be seen', () => {
  expect(linkTo('(tel:+34600111222)')?.address).toBe('tel:+34600111222')
  expect(linkTo(`(${utf16('tel:\u202E1\u0007')})`)?.address).toBe('tel:1')
  expect(linkTo(`(tel:${'1'.repeat(500)})`)?.address).toHaveLength(81)
})
