import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { compress } from './compress.ts'

const page = `<p>${'Faro Empleo '.repeat(500)}</p>`

const answering = (body: BodyInit, headers: Record<string, string>) =>
  new Hono().use(compress()).get('/', () => new Response(body, { headers }))

const get = (app: Hono, encoding = 'br, gzip') => app.request('/', { headers: { 'accept-encoding': encoding } })

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('in %s decompresses to what was sent', async (encoding, decompress) => {
    const response = await get(answering(page, { 'content-type': 'text/html' }), encoding)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('accept-encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.byteLength).toBeLessThan(page.length / 4)
    expect(decompress(bytes).toString()).toBe(page)
  })

  test('does not change what is small, already compressed, or not text', async () => {
    const small = await get(answering('{}', { 'content-type': 'application/json', 'content-length': '2' }))
    const done = await get(answering(page, { 'content-type': 'text/html', 'content-encoding': 'gzip' }), 'br')
    const pdf = await get(answering(page, { 'content-type': 'application/pdf' }))
    expect([small, done, pdf].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', null])
  })
})
