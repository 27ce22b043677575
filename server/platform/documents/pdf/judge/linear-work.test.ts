import { describe, expect, test } from 'vitest'
import { deflatedStream, handMadePdf, objectStream } from '#server/testing/fixtures/pdfs.ts'
import { judgePdf } from './judge-pdf.ts'
import { createWork } from '../syntax/work.ts'

const KILOBYTE = 1024
const SMALL = 64 * KILOBYTE

/** How many bytes an inspection reads, counting each time it reads one. */
function workOn(bytes: Uint8Array): number {
  const work = createWork(bytes.byteLength)
  judgePdf(bytes, work)
  return work.spent
}

const repeated = (unit: string) => (size: number) => handMadePdf({ objects: [unit.repeat(size / unit.length)] })
const packed = (content: (size: number) => string, entries: (size: number) => string) => (size: number) =>
  handMadePdf({ objects: [deflatedStream(`/Type /ObjStm ${entries(size)}`, content(size))] })

const shapes: Record<string, (size: number) => Uint8Array> = {
  'objects that never end': repeated('obj<<'),
  'arrays that never end': repeated('obj<</A['),
  'strings that never end': repeated('obj(('),
  'strings that never end in one object': repeated('<< ( '),
  'comments that hide numbers': repeated('5 %a\n0 obj'),
  'long numbers before objects': repeated(`${'1'.repeat(90)} 0 obj `),
  'nested arrays': repeated('['),
  'nested dictionaries': repeated('<</A'),
  'escaped names': repeated('/#4a#53'),
  trailers: repeated('trailer<<'),
  'streams without an end': repeated('1 0 obj<</Type/ObjStm/N 0/First 0>>stream\n'),
  'streams that all end at the same place': (size) =>
    handMadePdf({ objects: [`${'1 0 obj<</Type/ObjStm/N 0/First 0>>stream\n'.repeat(size / 42)} endstream`] }),
  'links that refer to themselves': repeated('4 0 obj<</URI 4 0 R>>'),
  'many object streams': (size) =>
    handMadePdf({ objects: Array.from({ length: size / 128 }, () => objectStream(['1'])) }),
  'an object stream whose objects all start at the same place': packed(
    (size) => `${'1 0 '.repeat(size)}<<${'/A 1'.repeat(size)}>>`,
    (size) => `/N ${size} /First ${4 * size}`,
  ),
  'an index of one long number': packed(
    (size) => '1'.repeat(10 * size),
    (size) => `/N 1 /First ${10 * size}`,
  ),
}

// Fails if the work has no limit: then most of these shapes cost four times as much.
describe('twice the bytes cost at most twice the work', () => {
  test.each(Object.entries(shapes))('with %s', (_, make) => {
    const [work, twice] = [workOn(make(SMALL)), workOn(make(2 * SMALL))]
    expect(twice / work).toBeLessThan(2.1)
  })
})

// Fails if the limit of work is so low that sound documents reach it.
test('a sound document needs little of the work that it may cost', () => {
  const objects = Array.from({ length: 20_000 }, (_, place) => `<< /S /Span /P ${place} 0 R /K [1 2] >>`)
  for (const bytes of [handMadePdf({ objects }), handMadePdf({ objects: [objectStream(objects)] })]) {
    const work = createWork(bytes.byteLength)
    expect(judgePdf(bytes, work)).toBeNull()
    expect(work.spent).toBeLessThan(work.limit / 1.2)
  }
})
