import { once } from 'node:events'
import { request, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { register } from 'prom-client'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { createServer } from '#server/http/admission/create-server.ts'
import { DEAD_LETTERS } from '#server/jobs/queues.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { createBoss } from '#server/jobs/create-boss.ts'
import { queues } from '#server/start/all-jobs.ts'
import { aCandidate, aCompany, anOffer } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { deps } = app
const TOKEN = 'a-token-of-16-or-more'
const servers: Server[] = []

/** Listens with these settings. Returns a function that asks for a path, with any headers. */
async function listenWith(env: Partial<Deps['env']> = {}, options: Parameters<typeof createApp>[2] = {}) {
  const server = createServer(createApp({ ...deps, env: { ...deps.env, ...env } }, undefined, options).fetch)
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: OutgoingHttpHeaders = {}) => {
    const [answer] = await once(request({ port, host: '127.0.0.1', path, headers }).end(), 'response')
    return { status: answer.statusCode as number, body: await text(answer) }
  }
}

let ask: Awaited<ReturnType<typeof listenWith>>
let askWithToken: typeof ask
beforeAll(async () => {
  ask = await listenWith()
  askWithToken = await listenWith({ metricsToken: TOKEN, trustProxy: true })
})
afterAll(() => void servers.map((server) => server.close().closeAllConnections()))
beforeEach(() => register.resetMetrics())

const read = async () => (await ask('/metrics')).body

// Seen to fail without each of the conditions in `mayReadMetrics`.
test.each<[string, OutgoingHttpHeaders, number]>([
  ['a program of this machine', {}, 200],
  ['a visitor behind a proxy of this machine', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['a visitor behind a proxy that writes the newer header', { forwarded: 'for=203.0.113.9' }, 404],
  ['a visitor behind a proxy that forwards the name of the site alone', { host: 'empleo.example' }, 404],
  ['a visitor behind a proxy that reports the address as Cloudflare does', { 'cf-connecting-ip': '203.0.113.9' }, 404],
  ['a visitor behind a proxy that reports the address alone', { 'x-real-ip': '203.0.113.9' }, 404],
  ['a visitor behind a proxy that reports the name alone', { 'x-forwarded-host': 'empleo.example' }, 404],
  ['a visitor behind a proxy of another maker', { 'true-client-ip': '203.0.113.9' }, 404],
  ['a wrong token', { authorization: `Bearer ${TOKEN}x` }, 404],
  ['an empty token', { authorization: 'Bearer ' }, 404],
])('%s: %o gets %i', async (_, headers, status) => {
  expect((await ask('/metrics', headers)).status).toBe(status)
  expect((await askWithToken('/metrics', headers)).status).toBe(status)
})

test('with METRICS_TOKEN another machine reads them too, but only with the right one', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.9', host: 'empleo.example' }
  const right = { ...elsewhere, authorization: `Bearer ${TOKEN}` }
  expect((await askWithToken('/metrics', right)).status).toBe(200)
  expect((await ask('/metrics', right)).status).toBe(404)
  expect((await askWithToken('/metrics', elsewhere)).status).toBe(404)
})

// Seen to fail while a proxy without any header of its own counted as a program of this machine.
test('on a public site only the token opens them', async () => {
  const askPublic = await listenWith({ metricsToken: TOKEN, baseUrl: 'https://empleo.example' })
  expect((await askPublic('/metrics')).status).toBe(404)
  expect((await askPublic('/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(200)
})

// Seen to fail with the path as the label.
test('requests are counted by the pattern of their route, never by their address', async () => {
  const company = await aCompany(app)
  await ask('/api/companies/offer-information/123456?palabra=secreta')
  await ask('/a/path/of/nobody')
  register.resetMetrics()
  await ask('/api/companies/offer-information/123456?palabra=secreta')
  await ask('/a/path/of/nobody', { authorization: `Bearer ${company.token}` })
  const body = await read()
  expect(body).toMatch(/_count\{method="GET",route="\/api\/companies\/offer-information\/\{id}",status="4xx"} 1\n/)
  expect(body).toMatch(/_count\{method="GET",route="unknown",status="4xx"} 1\n/)
  expect(body).not.toMatch(/123456|secreta|nobody/)
})

test('the site is counted: offers, companies by plan and candidates', async () => {
  const fresh = await listenWith()
  const before = (await fresh('/metrics')).body
  await anOffer(app, { by: await aCompany(app, { plan: 'premium' }) })
  await aCandidate(app)
  const after = (await (await listenWith())('/metrics')).body
  const valueIn = (body: string, labels: string) => Number(body.split(`faro_site{${labels}} `)[1]?.split('\n')[0] ?? 0)
  const grown = ['kind="offers",part="public"', 'kind="companies",part="premium"', 'kind="candidates",part="all"']
  expect(grown.map((labels) => valueIn(after, labels) - valueIn(before, labels))).toEqual([1, 1, 1])
})

test('jobs that are due and dead letters are counted by queue, and empty queues are there', async () => {
  await prepareQueues(deps.db.$client, queues)
  const boss = createBoss(deps.db.$client)
  await boss.send('remove-files', {})
  await boss.send('remove-files', {}, { startAfter: 3600 })
  await boss.send(DEAD_LETTERS, {})
  const body = await read()
  expect(body).toContain('faro_jobs{queue="remove-files",state="due"} 1\n')
  expect(body).toContain('faro_jobs{queue="remove-files",state="later"} 1\n')
  expect(body).toContain('faro_jobs{queue="nightly",state="due"} 0\n')
  expect(body).toMatch(/faro_job_oldest_wait_seconds\{queue="remove-files"} \d/)
  expect(body).toContain(`faro_dead_letters{queue="${DEAD_LETTERS}"} 1\n`)
})

test('without a database the metrics of the process are still there', async () => {
  const { transaction } = deps.db
  deps.db.transaction = () => Promise.reject(new Error('away'))
  onTestFinished(() => void (deps.db.transaction = transaction))
  const away = await (await listenWith())('/metrics')
  expect(away.status).toBe(200)
  expect(away.body).toContain('faro_database_up 0\n')
  expect(away.body).toContain('faro_http_request_duration_seconds')
  expect(away.body).not.toContain('faro_jobs{')
})

test('the last good backup has its time, and none has no line', async () => {
  const at = new Date('2026-11-20T03:00:00Z')
  const withBackup = await listenWith({}, { findLastBackup: async () => at })
  expect((await withBackup('/metrics')).body).toContain(
    `faro_backup_last_success_timestamp_seconds ${at.getTime() / 1000}\n`,
  )
  expect(await read()).not.toMatch(/^faro_backup_last_success_timestamp_seconds \d/m)
})
