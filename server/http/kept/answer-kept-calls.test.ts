import { get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { pino, type Logger } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp, createShortAnswers } from '#server/app.ts'
import { capacity } from '#server/config/capacity.ts'
import { listen } from '#server/process/listen.ts'
import { anyText } from '#server/testing/any-text.ts'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createAdmission } from '../admission/admission.ts'
import { createServer } from '../admission/create-server.ts'
import { calls } from '../calls.ts'
import { createKeptAnswers } from './kept-answers.ts'

const app = await createTestApp()
const company = await aCompany(app)
const projectId = await aProject(app, { by: company })
const id = await anOffer(app, { by: company, projectId, nombre: 'Farero/a de noche' })
const OFFER = `/api/companies/offer-information/${id}`
const LIST = '/api/companies/all-active-offers'

/** A server of the same data that keeps answers, with or without what is answered before the framework. */
async function serve({
  isShort,
  publicLane = capacity.publicLane,
  log = app.deps.log,
}: {
  isShort: boolean
  publicLane?: typeof capacity.publicLane
  log?: Logger
}) {
  const kept = createKeptAnswers(10_000_000)
  kept.turn('on')
  const deps = { ...app.deps, log, kept: { ...kept, settle: async () => undefined } }
  const admission = createAdmission({ ...capacity, publicLane }, deps.log)
  const short = await createShortAnswers(deps, admission)
  const calledApp: string[] = []
  const { fetch } = createApp(deps, undefined, admission)
  const server = createServer(
    (request, env) => (calledApp.push(request.url), fetch(request, env)),
    undefined,
    isShort ? short : undefined,
  )
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  afterAll(() => (server.closeAllConnections(), server.close()))
  return { ask: (path: string, headers?: object) => send(port, path, { ...headers }), calledApp }
}

/** The path is sent as it is; fetch would change it. */
async function send(port: number, path: string, headers: IncomingHttpHeaders) {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof read>>>()
  const read = async (answer: Parameters<NonNullable<Parameters<typeof get>[2]>>[0]) => {
    const { 'x-request-id': requestId, date: _, ...others } = answer.headers
    return {
      status: answer.statusCode,
      hasRequestId: requestId !== undefined,
      headers: others,
      body: await text(answer),
    }
  }
  get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => resolve(read(answer))).on('error', reject)
  return promise
}

const short = await serve({ isShort: true })
const framework = await serve({ isShort: false })

const publicReads = calls.filter(({ method, access }) => method === 'GET' && access === 'public')
const ids = ['28', '0', '-1', '1.5', '%31', 'x', '99999999999', '..', '1;a', 'ñ', '']
const queries = [
  '',
  '?',
  '??pagina=1',
  '?pagina=1',
  '?pagina=0',
  '?pagina=uno',
  '?sector=',
  '?sector=1&sector=2',
  '?nombre[]=a',
  '?nombre[a]=b',
  '?nombre=%E2%82',
  '?nombre=a+b%26c',
  '?nombre=%F0%9F%8C%8A',
  '?__proto__=1',
  '?constructor=1&pagina=1',
  '?pagina=1#x',
  '?%70agina=1',
  '?salario=20000&publicada=7',
]

describe('without the framework the answer is the same, header by header:', () => {
  test.each(publicReads.map(({ path }) => path))('%s', async (path) => {
    for (const one of path.includes('{id}') ? [String(id), ...ids] : ['']) {
      for (const query of queries) {
        const address = path.replace('{id}', one) + query
        expect({ address, ...(await short.ask(address)) }).toEqual({ address, ...(await framework.ask(address)) })
      }
    }
  })

  test('for any search', async () => {
    const names = fc.constantFrom(
      'nombre',
      'ciudad',
      'sector',
      'provincia',
      'modalidad',
      'jornada',
      'salario',
      'publicada',
      'pagina',
      'otro',
    )
    const values = fc.oneof(anyText, fc.integer({ min: -1, max: 60 }).map(String))
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, values, { maxKeys: 4 }), async (query) => {
        const address = `${LIST}?${new URLSearchParams(query)}`
        expect(await short.ask(address)).toEqual(await framework.ask(address))
      }),
      { numRuns: 60 },
    )
  })

  test.each(['gzip', 'br', 'identity', 'deflate, gzip;q=0'])('in the compression %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    expect(await short.ask(OFFER, headers)).toEqual(await framework.ask(OFFER, headers))
  })
})

// Seen to fail with a process that ended, and then with a 500.
test.each([
  ['/', 404],
  ['//', 404],
  ['///', 404],
  ['//:80', 404],
  ['//[', 404],
  ['/\\', 400],
])('%s is no address of ours, and does no harm', async (address, status) => {
  expect((await short.ask(address)).status).toBe(status)
  expect((await framework.ask(address)).status).toBe(status)
  expect((await short.ask(OFFER)).status).toBe(200)
})

test('only what the framework has to read reaches it', async () => {
  const { ask, calledApp } = await serve({ isShort: true })
  const unchanged = (await ask(OFFER)).headers.etag
  expect((await ask(`${OFFER}?a=1`, { 'if-none-match': unchanged })).status).toBe(304)
  await ask(`${LIST}?pagina=1&nombre=farero`)
  await ask('/api/companies/offer-information/99999')
  expect(calledApp).toEqual([])
  await ask(OFFER, { authorization: `Bearer ${company.token}` })
  await ask(OFFER, { range: 'bytes=0-9' })
  await ask(LIST)
  await ask('/api/companies/company-information')
  expect(calledApp).toHaveLength(4)
})

// Seen to fail with a line for answers only: requests that were refused left no trace in the log.
test('each request is one line in the log, also one that is refused', async () => {
  const lines: object[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const { ask } = await serve({ isShort: true, log })
  await ask(OFFER)
  await ask('/api/companies/offer-information/99999?a=1')
  const requests = lines.filter((line) => 'path' in line)
  const line = { method: 'GET', msg: 'request', requestId: expect.any(String), ms: expect.any(Number) }
  expect(requests).toEqual([
    expect.objectContaining({ ...line, path: OFFER, status: 200 }),
    expect.objectContaining({ ...line, path: '/api/companies/offer-information/99999', status: 404 }),
  ])
})

test('an answer waits for a place in the public lane, and is refused as busy without one', async () => {
  const { ask } = await serve({ isShort: true, publicLane: { places: 0, waiting: 10, patienceMs: 1 } })
  const refused = await ask(OFFER)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'busy' })
})
