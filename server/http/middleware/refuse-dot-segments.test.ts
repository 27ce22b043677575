import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#server/process/listen.ts'
import { openRawConnection, rawGet } from '#server/testing/raw-connection.ts'
import { createServer } from '../admission/create-server.ts'
import { hasDotSegments } from './refuse-dot-segments.ts'

const encoded = (character: string, times: number): string =>
  times === 0 ? character : `%${'25'.repeat(times - 1)}${character.charCodeAt(0).toString(16)}`

const times = fc.integer({ min: 0, max: 4 })
const dots = fc
  .array(times, { minLength: 1, maxLength: 2 })
  .map((each) => each.map((one) => encoded('.', one)).join(''))
const slash = fc.tuple(fc.constantFrom('/', '\\'), times).map(([one, often]) => encoded(one, often))

test('an address with a dot segment is found in every spelling', () => {
  const property = fc.property(slash, dots, slash, (before, segment, after) => {
    for (const address of [
      `/assets${before}${segment}${after}api/x`,
      `/assets${before}${segment}`,
      `/assets${before}${segment}?a=1`,
    ]) {
      expect([address, hasDotSegments(address)]).toEqual([address, true])
    }
    expect(hasDotSegments(`/assets${before}${segment.toUpperCase()}${after}api/x`)).toBe(true)
  })
  fc.assert(property)
})

test.each([
  '/',
  '/api/master/sectors',
  '/?nombre=../..',
  '/a.b/..c/d..',
  '/.well-known/security.txt',
  '/x%2Fy',
  '/.data',
  '/%C3%B1',
])('%s is none', (address) => expect(hasDotSegments(address)).toBe(false))

// Seen to fail: «/assets/%2e%2e/api/x» was answered as «/api/x».
test.each([
  '/assets/%2e%2e/api/x',
  '/assets/..%2fapi/x',
  '/assets/%252e%252e/api/x',
  String.raw`/assets\..\api\x`,
  '/./api/x',
  'http://test/../x',
])('a request for %s is answered 400, and no other code sees it', async (address) => {
  const seen: string[] = []
  const note = (url = '') => (seen.push(url), false)
  const server = createServer((request) => (note(request.url), new Response('')), { baseUrl: 'https://empleo.example' })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const connection = openRawConnection(port)
  onTestFinished(() => (connection.close(), server.closeAllConnections(), void server.close()))
  connection.send(rawGet(address))
  await connection.untilClosed()
  expect(connection.statuses()).toEqual([400])
  expect(connection.text()).toMatch(/cache-control: no-store/i)
  expect(connection.text()).toMatch(
    /^content-security-policy: .*^strict-transport-security: .*^x-frame-options: DENY.*^x-request-id: [\da-f-]{36}/ims,
  )
  expect(seen).toEqual([])
})
