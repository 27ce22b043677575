import { constants, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { handMadePdf, objectStream } from '#server/testing/fixtures/pdfs.ts'
import { judgePdf } from './judge-pdf.ts'

const codeOf = (bytes: Uint8Array) => judgePdf(bytes)?.code ?? null
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const fromLatin = (text: string) => Buffer.from(text, 'latin1')

describe('a script is found', () => {
  const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

  test.each([
    ['with an escaped name', '<< /S /J#61vaScr#69pt /J#53 (x) >>'],
    ['with a later key that hides an earlier one', '<< /S /JavaScript /S /URI >>'],
    ['after a comment with a parenthesis', '<< /S % (\n /JavaScript % )\n >>'],
    ['after stray closing tokens', '<< /A ] ] >  ) /S /JavaScript >>'],
    ['after a stray keyword', '<< /A endobj stream /S /JavaScript >>'],
    ['after a string that never ends', '<< /A (( /S /JavaScript >>'],
    ['in a deep nesting', `${'<< /A ['.repeat(200)} /JavaScript ${'] >>'.repeat(200)}`],
    ['as an object of its own', '/JavaScript'],
    ['without any space', '<</A/B/S/JavaScript/C 1>>'],
  ])('%s', (_, object) => {
    expect(codeOf(handMadePdf({ objects: [object] }))).toBe('pdf_active_content')
  })

  test('in an earlier version of an object', () => {
    const later = '4 0 obj\n<< /S /URI >>\nendobj\n'
    const text = latin(handMadePdf({ objects: [action], catalog: '/OpenAction 4 0 R' }))
    expect(codeOf(fromLatin(text.replace('xref', `${later}xref`)))).toBe('pdf_active_content')
  })

  test('inside another stream, where an offset can point to it', () => {
    const hidden = `4 0 obj\n${action}\nendobj`
    const objects = [`<< /Length ${hidden.length} >>\nstream\n${hidden}\nendstream`]
    expect(codeOf(handMadePdf({ objects }))).toBe('pdf_active_content')
  })

  test('in the trailer', () => {
    const bytes = handMadePdf({ trailer: `/Root << /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>` })
    expect(codeOf(bytes)).toBe('pdf_active_content')
  })

  test('in an object stream without the type of one', () => {
    const objects = [objectStream([action]).replace('/Type /ObjStm', '')]
    expect(codeOf(handMadePdf({ objects }))).toBe('pdf_active_content')
  })
})

describe('a document is refused as damaged', () => {
  test.each([
    [
      'compressed twice',
      objectStream(['<< /A 1 >>']).replace('/Filter /FlateDecode', '/Filter [/FlateDecode /FlateDecode]'),
    ],
    ['with another compression', objectStream(['<< /A 1 >>']).replace('/Filter /FlateDecode', '/Filter /LZWDecode')],
    ['with a predictor', objectStream(['<< /A 1 >>'], '/DecodeParms << /Predictor 12 >>')],
    ['with a second filter key', objectStream(['<< /A 1 >>'], '/F /ASCIIHexDecode')],
    ['with a second count', objectStream(['<< /A 1 >>'], '/N 0')],
    ['with its type in another object', '/ObjStm'],
    ['with an invalid index', objectStream(['<< /A 1 >>']).replace(/\/First \d+/, '/First 8')],
  ])('when it has an object stream %s', (_, object) => {
    expect(codeOf(handMadePdf({ objects: [object] }))).toBe('pdf_damaged')
  })

  test('when an object stream is truncated', () => {
    const long = `<< /A [${'/B '.repeat(2000)}] >>`
    const [head = '', body = ''] = objectStream([long]).split(/(?<=stream\n)/)
    const cut = head.replace(/\/Length \d+/, '/Length 30') + body.slice(0, 30)
    expect(codeOf(handMadePdf({ objects: [`${cut}\nendstream`] }))).toBe('pdf_damaged')
  })
})

test('an object stream without the end marker of its compression is read', () => {
  const flushed = (object: string) => {
    const packed = deflateSync(`10 0 ${object}`, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    const entries = `/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${packed.length}`
    return handMadePdf({ objects: [`<< ${entries} >>\nstream\n${packed}\nendstream`] })
  }
  expect(codeOf(flushed('<< /A 1 >>'))).toBeNull()
  expect(codeOf(flushed('<< /S /JavaScript >>'))).toBe('pdf_active_content')
})
