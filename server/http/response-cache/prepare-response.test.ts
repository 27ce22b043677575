import { expect, test } from 'vitest'
import { prepareResponse } from './prepare-response.ts'

// Small buffers are parts of one with 64 kB, so a full cache took many times its limit. Seen to fail without `inOwnMemory`.
test.each(['gzip', 'br', 'identity'])(
  'a cached response in %s holds no memory beside its bytes',
  async (acceptEncoding) => {
    for (const text of ['Faro', 'Faro Empleo '.repeat(100)]) {
      const made = { headers: new Headers(), body: Buffer.from(text), acceptEncoding, seconds: 0, route: '/' }
      const { body } = await prepareResponse(made)
      expect(body.buffer.byteLength).toBe(body.byteLength)
    }
  },
)
