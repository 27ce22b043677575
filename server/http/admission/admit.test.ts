import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Pages } from '../answer-pages.ts'
import { capacity } from '#server/config/capacity.ts'
import { createServer } from './create-server.ts'
import { listen } from '#server/process/listen.ts'
import { aCandidate, anAccount } from '#server/testing/factories.ts'
import { openRawConnection, rawGet } from '#server/testing/raw-connection.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { token } = await aCandidate(app)
const onePlace = { places: 1, waiting: 10, patienceMs: 60_000 }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server with one public place, whose pages wait until the test lets them go on. */
async function serve({ pages, publicLane = onePlace }: { pages?: Pages; publicLane?: typeof onePlace } = {}) {
  const begun: string[] = []
  const go = Promise.withResolvers<void>()
  const waiting: Pages = async (request) => {
    begun.push(new URL(request.url).pathname)
    await go.promise
    return new Response('page')
  }
  const { fetch } = createApp(app.deps, pages ?? waiting, { limits: { ...capacity, publicLane } })
  const server = createServer(fetch)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  ends.push(() => (server.closeAllConnections(), server.close()))
  const connection = () => {
    const opened = openRawConnection(port)
    ends.push(opened.close)
    return opened
  }
  // Two rounds of the server: what was sent before has arrived then.
  const untilArrived = async () => {
    await get('/healthz')
    await get('/healthz')
  }
  const get = (path: string, headers: Record<string, string> = {}) => fetchFrom(port, path, headers)
  const untilBegun = (count: number) => expect.poll(() => begun.length).toBe(count)
  return { begun, go: go.resolve, connection, get, untilArrived, untilBegun }
}

const fetchFrom = (port: number, path: string, headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })

const impatient = { ...onePlace, patienceMs: 1 }
const LIST = '/api/companies/all-active-offers?pagina=1'

describe('while every public place is taken', () => {
  // Seen to fail without `admit`: the answer was 200.
  test('a page is refused with a page in Spanish that needs nothing else', async () => {
    const { get, untilBegun, go } = await serve({ publicLane: impatient })
    const first = get('/pagina-principal')
    await untilBegun(1)
    const answer = await get('/', { accept: 'text/html,*/*' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    const page = await answer.text()
    expect(page).toContain('Ahora mismo no podemos abrir esta página')
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? ''
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
    go()
    expect((await first).status).toBe(200)
  })

  test('a public read is refused as busy', async () => {
    const { get, untilBegun } = await serve({ publicLane: impatient })
    void get('/').catch(() => undefined)
    await untilBegun(1)
    const answer = await get(LIST)
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 503, body: { code: 'busy' } })
  })

  // Seen to fail with one lane for everything.
  test('calls with a session and the health check are answered', async () => {
    const { get, untilBegun } = await serve({ publicLane: impatient })
    void get('/').catch(() => undefined)
    await untilBegun(1)
    const answers = [await get('/api/users/get-cvs-info', { authorization: `Bearer ${token}` }), await get('/healthz')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

// Seen to fail without the check for a connection: the page waited for itself.
test('a page calls the API in the only place, which is its own', async () => {
  const pages: Pages = async (request, { callApi }) => callApi(new Request(new URL(LIST, request.url)))
  const { get } = await serve({ pages, publicLane: impatient })
  expect((await get('/')).status).toBe(200)
})

// Seen to fail without the check of `isBusy`: the answers were 500 and 200.
test.each([500, 200])(
  'a page whose call was refused is busy, also if it would answer %i without it',
  async (status) => {
    await app.deps.db.execute(sql`
    create or replace function fail() returns trigger language plpgsql as $$ begin raise 'a deadlock' using errcode = '40P01'; end $$`)
    await app.deps.db.execute(sql`create or replace trigger fail before update on account execute function fail()`)
    const headers = { authorization: `Bearer ${(await anAccount(app)).token}`, 'content-type': 'application/json' }
    const pages: Pages = async (request, { callApi }) => {
      const url = new URL('/api/master/set-role', request.url)
      await callApi(new Request(url, { method: 'POST', headers, body: '{"roleId":1}' }))
      return new Response('half of the page', { status })
    }
    const { get } = await serve({ pages })
    expect((await get('/')).status).toBe(503)
  },
)

// Seen to fail without the check of `destroyed`: the page was begun.
test('a visitor who leaves while waiting for a place costs no work', async () => {
  const { begun, connection, untilArrived, untilBegun, go } = await serve()
  const inWork = connection()
  inWork.send(rawGet('/in-work'))
  await untilBegun(1)
  const leaving = connection()
  leaving.send(rawGet('/leaving'))
  await untilArrived()
  leaving.close()
  await untilArrived()
  go()
  const next = connection()
  next.send(rawGet('/next'))
  await next.untilAnswers(1)
  expect(begun).toEqual(['/in-work', '/next'])
})

// Seen to fail without the call of `isLate`.
test('while the event loop is late, requests are refused as busy, and the health check is answered', async () => {
  const { fetch: answer } = createApp(app.deps, undefined, { isLate: () => true })
  const server = createServer(answer)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  ends.push(() => (server.closeAllConnections(), server.close()))
  expect((await fetchFrom(port, LIST, {})).status).toBe(503)
  expect((await fetchFrom(port, '/healthz', {})).status).toBe(200)
})
