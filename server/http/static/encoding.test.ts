import { expect, test } from 'vitest'
import { chooseEncoding, isCompressible } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('a browser that accepts %j gets an answer in %j', (header, encoding) =>
  expect(chooseEncoding(header)).toBe(encoding),
)

test('texts are compressed, pictures and PDFs are not', () => {
  expect(['text/html; charset=utf-8', 'application/json', 'image/svg+xml'].every(isCompressible)).toBe(true)
  expect(['image/webp', 'application/pdf', 'font/woff2', ''].some(isCompressible)).toBe(false)
})
