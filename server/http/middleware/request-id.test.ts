import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const { deps } = await createTestApp()
const app = createApp(deps, async () => new Response('a page'))

// Seen to fail where a client's own X-Request-Id was kept: it could write any id into the log.
test.each(['/', '/api/master/sectors', '/api/no-such-call', '/healthz', '/robots.txt'])(
  'the answer to %s has an id of our own, whatever the client sends',
  async (path) => {
    const { headers } = await app.request(path, { headers: { 'X-Request-Id': 'request-of-this-test' } })
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('the calls that a page makes in the same process are logged with the request id of the page', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const pages = createApp({ ...deps, log }, (request, { callApi }) =>
    callApi(new Request(new URL('/api/master/sectors', request.url))),
  )
  const { headers } = await pages.request('/pagina-principal?texto=nadie')
  const requestId = headers.get('X-Request-Id')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { route: '/api/master/sectors', requestId },
    { route: 'page', requestId },
  ])
})
