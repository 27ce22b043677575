import { describe, expect, test } from 'vitest'
import { handMadePdf, objectStream } from '#server/testing/fixtures/pdfs.ts'
import { judgePdf } from './judge-pdf.ts'

const codeOf = (bytes: Uint8Array) => judgePdf(bytes)?.code ?? null

/** Writes every letter of every name as a hexadecimal escape. */
const escaped = (text: string) =>
  text.replaceAll(
    /\/([A-Za-z]+)/g,
    (_, name: string) => `/${[...name].map((one) => `#${one.charCodeAt(0).toString(16)}`).join('')}`,
  )

const script = '<< /S /URI /URI (https://example.com/) >>'

// Each fails without its rule in judge-actions.ts or its name in judge-pdf.ts.
describe.each([
  ['an automatic action', '<< /Type /Page /AA << /O << /S /Hide /T (a) >> >> >>', 'pdf_automatic_action'],
  ['automatic actions in another object', '<< /Type /Page /AA 9 0 R >>', 'pdf_automatic_action'],
  ['an opening action that shows a web page', `<< /OpenAction ${script} >>`, 'pdf_opening_action'],
  ['an opening action that hides a field', '<< /OpenAction << /S /Hide /T (a) >> >>', 'pdf_opening_action'],
  ['an opening action without a type', '<< /OpenAction << /D [3 0 R /Fit] >> >>', 'pdf_opening_action'],
  ['an opening action with a second type', '<< /OpenAction << /S /GoTo /S /Hide >> >>', 'pdf_opening_action'],
  [
    'a GoTo at opening that is followed by more',
    `<< /OpenAction << /S /GoTo /D (a) /Next ${script} >> >>`,
    'pdf_opening_action',
  ],
  ['an article of another document', '<< /S /Thread /F (//host/a.pdf) /D 0 >>', 'pdf_thread'],
  ['the name of a thread as an object, to which an action can refer', '/Thread', 'pdf_thread'],
  ['an order to print', '<< /S /Named /N /Print >>', 'pdf_print'],
  ['a movie', '<< /Type /Annot /Subtype /Movie /Movie << /F (a.avi) >> >>', 'pdf_movie'],
  ['a rendition', '<< /S /Rendition /OP 0 >>', 'pdf_rendition'],
  ['rich media', '<< /Type /Annot /Subtype /RichMedia >>', 'pdf_rich_media'],
  ['a link to a file', '<< /S /URI /URI (file:///C:/nomina.exe) >>', 'pdf_file_link'],
  ['a link that calls a number', '<< /S /URI /URI (tel:+34600111222) >>', 'pdf_phone_link'],
])('%s is refused', (_, object, code) => {
  test('as a plain object', () => expect(codeOf(handMadePdf({ objects: [object] }))).toBe(code))
  test('with escaped names', () => expect(codeOf(handMadePdf({ objects: [escaped(object)] }))).toBe(code))
  test('in an object stream', () => expect(codeOf(handMadePdf({ objects: [objectStream([object])] }))).toBe(code))
  test('in an object stream with escaped names', () => {
    expect(codeOf(handMadePdf({ objects: [objectStream([escaped(object)])] }))).toBe(code)
  })
})

// Each fails without its rule for the dictionaries of streams.
describe.each([
  ['whose content is in another file', '/F (//host/a)', 'pdf_external_stream'],
  ['whose content is in another file, by a reference', '/F 9 0 R', 'pdf_external_stream'],
  [
    'whose content is in another file, by a dictionary',
    '/F << /FS /URL /F (https://example.com/a) >>',
    'pdf_external_stream',
  ],
  ['that shows a page of another document', '/Subtype /Form /Ref << /F (a.pdf) /Page 0 >>', 'pdf_reference_xobject'],
  ['that shows a page of another document, by a reference', '/Subtype /Form /Ref 9 0 R', 'pdf_reference_xobject'],
])('a stream %s is refused', (_, entries, code) => {
  const streamWith = (more: string) => `<< ${more} /Length 0 >>\nstream\n\nendstream`
  test('as it is', () => expect(codeOf(handMadePdf({ objects: [streamWith(entries)] }))).toBe(code))
  test('with escaped names', () => expect(codeOf(handMadePdf({ objects: [streamWith(escaped(entries))] }))).toBe(code))
})

describe('an opening action in an object of its own', () => {
  const opening = (...objects: string[]) => codeOf(handMadePdf({ catalog: '/OpenAction 4 0 R', objects }))
  const packed = (object: string) =>
    codeOf(handMadePdf({ catalog: '/OpenAction 10 0 R', objects: [objectStream([object])] }))

  test('is accepted if it is a GoTo or a destination', () => {
    for (const object of ['<< /S /GoTo /D [3 0 R /Fit] >>', '<< /S /GoTo /D (chapter) >>', '[3 0 R /XYZ 0 0 null]']) {
      expect([object, opening(object), packed(object)]).toEqual([object, null, null])
    }
  })

  // Fails if references are not followed.
  test('is refused if it is anything else', () => {
    expect([opening(script), packed(script)]).toEqual(['pdf_opening_action', 'pdf_opening_action'])
    expect(opening('5 0 R', script)).toBe('pdf_opening_action')
  })

  // Fails if only one version of an object is judged.
  test('is refused if one of its versions is anything else', () => {
    expect(opening('[3 0 R /Fit]\nendobj\n4 0 obj\n<< /S /Hide >>')).toBe('pdf_opening_action')
    expect(opening('<< /S /Hide >>\nendobj\n4 0 obj\n[3 0 R /Fit]')).toBe('pdf_opening_action')
  })

  test('is refused as a script if it is one', () => {
    expect(opening('<< /S /JavaScript /JS (x) >>')).toBe('pdf_active_content')
  })
})

// Each fails if its name alone were enough to refuse a document.
test.each([
  ['a start page', { catalog: '/OpenAction [3 0 R /FitH null]' }],
  ['a start page as an action', { catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }],
  ['a named start page', { catalog: '/OpenAction << /S /GoTo /D (inicio) >>' }],
  ['no start page after all', { catalog: '/OpenAction null' }],
  ['a link to the web', { objects: ['<< /A << /URI (https://example.com) /S /URI >> /F 4 /Subtype /Link >>'] }],
  ['an article of its own', { objects: ['<< /Type /Thread /F 5 0 R >>', '<< /S /Thread /D 0 >>'] }],
  [
    'a glyph and a style that are called AA',
    { objects: ['<< /Differences [65 /AA 66 /B] >>', '<< /S /AA /P 5 0 R >>'] },
  ],
  ['a layer that is printed', { objects: ['<< /Usage << /Print << /PrintState /ON >> >> >>'] }],
  ['a button that turns the page', { objects: ['<< /S /Named /N /NextPage >>'] }],
  ['the appearance of a button', { objects: ['<< /AP << /N 5 0 R >> /F 4 >>'] }],
  ['a font that is called F', { objects: ['<< /Font << /F 5 0 R >> >>'] }],
  ['a footnote that refers to its mark', { objects: ['<< /Type /StructElem /Ref [5 0 R] >>'] }],
])('a document with %s is accepted', (_, parts) => expect(codeOf(handMadePdf(parts))).toBeNull())
