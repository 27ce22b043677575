import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const { deps } = await createTestApp()
const app = createApp(deps, async () => new Response('a page'))

test.each(['/', '/api/master/sectors', '/api/no-such-call', '/healthz', '/robots.txt'])(
  'the answer to %s has the same request id as the log',
  async (path) => {
    const { headers } = await app.request(path, { headers: { 'X-Request-Id': 'request-of-this-test' } })
    expect(headers.get('X-Request-Id')).toBe('request-of-this-test')
  },
)

test('a request without an id gets one', async () => {
  const { headers } = await app.request('/')
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})
