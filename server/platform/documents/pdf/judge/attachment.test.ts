import { describe, expect, test } from 'vitest'
import {
  deflatedStream,
  europassXml,
  handMadePdf,
  makePdf,
  objectStream,
  withFile,
} from '#server/testing/fixtures/pdfs.ts'
import { checkPdf } from '../check-pdf.ts'
import { judgePdf } from './judge-pdf.ts'

const sender = { account: 1, address: '127.0.0.1', isSuspect: false }

const isTaken = (bytes: Uint8Array) => expect(checkPdf(bytes, sender)).resolves.toBeUndefined()
const isRefused = (bytes: Uint8Array) =>
  expect(checkPdf(bytes, sender)).rejects.toMatchObject({ code: 'pdf_active_content' })

/** Without a worker thread, because this is faster. */
const judge = async (bytes: Uint8Array): Promise<boolean> => judgePdf(bytes) === null

const xml = { name: 'cv-europass.xml', mimeType: 'text/xml', content: europassXml }

describe('a CV with its data attached, as in Europass, is accepted', () => {
  test('as most programs write it', async () => isTaken(await makePdf(withFile(xml))))

  test('with its objects packed in streams', async () => {
    await isTaken(await makePdf(withFile({ ...xml, mimeType: 'application/xml' }), { useObjectStreams: true }))
  })

  test('written by hand, in parts', async () => expect(await judge(europass())).toBe(true))
})

describe('an attachment of a CV is refused', () => {
  test.each([
    ['when it is an executable file', { ...xml, name: 'nomina.exe' }],
    ['when only its name and type say XML', { ...xml, content: 'MZ' }],
    ['when its name is XML and its type is another', { ...xml, mimeType: 'application/octet-stream' }],
    ['when it is a web page', { ...xml, content: '<html xmlns="http://www.w3.org/1999/xhtml"/>' }],
    ['when its name points to another folder', { ...xml, name: '../a.xml' }],
  ])('%s', async (_, file) => isRefused(await makePdf(withFile(file))))

  test('when there are two files', async () => {
    const bytes = await makePdf(async (document) => {
      await withFile(xml)(document)
      await withFile({ ...xml, name: 'otro.xml' })(document)
    })
    expect(await judge(bytes)).toBe(false)
  })

  test.each([
    ['when one of its names is different', { specification: '/F (a.exe)' }],
    ['when a second name comes after the first', { specification: '/F (a.xml) /F (a.exe)' }],
    ['when a second name comes before the last', { specification: '/F (a.exe) /F (a.xml)' }],
    ['when its name is in another object', { specification: '/F 7 0 R', more: ['(a.exe)'] }],
    ['when it has a name for another system', { specification: '/F (a.xml) /DOS (a.exe)' }],
    ['when its references differ', { place: '/F 5 0 R /UF 7 0 R', more: [deflatedStream('', 'MZ')] }],
    ['when it has a predictor', { file: '/DecodeParms << /Predictor 12 >>' }],
    ['when it is an external file', { file: '/F (//host/a)' }],
  ])('%s', async (_, parts) => expect(await judge(europass(parts))).toBe(false))

  // It comes before the real one, so the parser takes the real one.
  const twin = '<< /A 1 >>\nendobj'
  test.each([
    ['with its number', `5 0 obj\n${twin}`],
    ['with the number of its file specification', `4 0 obj\n${twin}`],
    ['with the number of the dictionary that refers to it', `006 1 obj\n${twin}`],
    ['after a comment', `5 % one\n 0 obj\n${twin}`],
    ['inside a stream', `9 0 obj\n<< /Length 28 >>\nstream\n5 0 obj\n${twin}\nendstream\nendobj`],
  ])('when there is another object %s', async (_, hidden) => {
    const text = Buffer.from(europass()).toString('latin1').replace('\n', `\n${hidden}\n`)
    expect(await judge(Buffer.from(text, 'latin1'))).toBe(false)
  })

  test('but not when another object has another number', async () => {
    const text = Buffer.from(europass()).toString('latin1').replace('\n', `\n15 0 obj\n${twin}\n`)
    expect(await judge(Buffer.from(text, 'latin1'))).toBe(true)
  })

  test('when an object with its number is in an object stream', async () => {
    expect(await judge(europass({ more: [objectStream(['<< /A 1 >>'])] }))).toBe(true)
    const packed = deflatedStream('/Type /ObjStm /N 1 /First 4', '5 0 << /A 1 >> ')
    expect(await judge(europass({ more: [packed] }))).toBe(false)
  })

  // Fails if the error about the stream leaves the inspection.
  test('when its stream never ends', async () => {
    const bytes = await makePdf(withFile(xml))
    const text = Buffer.from(bytes).toString('latin1').replaceAll('endstream', '')
    expect(await judge(Buffer.from(text, 'latin1'))).toBe(false)
  })

  test('when it is attached to a page', async () => {
    expect(await judge(europass({ more: ['<< /Type /Annot /Subtype /FileAttachment /FS 4 0 R >>'] }))).toBe(false)
  })

  test('when the document also has a script', async () => {
    expect(await judge(europass({ more: ['<< /S /JavaScript /JS (x) >>'] }))).toBe(false)
  })
})

interface Parts {
  specification?: string
  place?: string
  file?: string
  more?: string[]
}

/** Object 4 is the file specification, 5 the file, 6 the dictionary that refers to it. More objects start at 7. */
function europass({ specification = '/F (a.xml) /UF (a.xml)', place = '/F 5 0 R', file = '', more = [] }: Parts = {}) {
  return handMadePdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(a.xml) 4 0 R] >> >>',
    objects: [
      `<< /Type /Filespec ${specification} /EF 6 0 R >>`,
      deflatedStream(`/Type /EmbeddedFile /Subtype /text#2Fxml ${file}`, europassXml),
      `<< ${place} >>`,
      ...more,
    ],
  })
}
