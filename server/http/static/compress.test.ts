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

  // Seen to fail without `isRefused`, and where the header was compared as it is written.
  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['BR ; q=0.0, GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip; q=0', ''],
    ['identity', ''],
  ])('of a call is one that the visitor accepts: «%s» gets «%s»', async (accepted, encoding) => {
    const body = JSON.stringify({ texto: page })
    const answer = await get(answering(body, { 'content-type': 'application/json' }), accepted)
    expect(answer.headers.get('content-encoding') ?? '').toBe(encoding)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(String(encoding ? gunzipSync(bytes) : bytes)).toBe(body)
  })

  test('does not change what is small, already compressed, or not text', async () => {
    const small = await get(answering('{}', { 'content-type': 'application/json', 'content-length': '2' }))
    const done = await get(answering(page, { 'content-type': 'text/html', 'content-encoding': 'gzip' }), 'br')
    const pdf = await get(answering(page, { 'content-type': 'application/pdf' }))
    expect([small, done, pdf].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', null])
  })
})
