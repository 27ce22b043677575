import { expect, test } from 'vitest'
import { prepareAnswer } from './prepare-answer.ts'

const make = (text: string, acceptEncoding?: string) =>
  prepareAnswer({ headers: new Headers(), body: Buffer.from(text), acceptEncoding, seconds: 0, route: '/' })

// Seen to fail with the buffers of zlib, which hold 64 kB each, and of Buffer.from, which share as much.
test.each(['gzip', 'br', undefined])(
  'a cached answer holds no more memory than its bytes, encoded as %s',
  async (encoding) => {
    for (const text of ['Faro', 'Faro Empleo '.repeat(100), 'Faro Empleo '.repeat(5000)]) {
      const { body } = await make(text, encoding)
      expect(body.buffer.byteLength).toBe(body.byteLength)
    }
  },
)
