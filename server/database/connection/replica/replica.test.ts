import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openKeptAnswers } from '#server/http/kept/open-kept-answers.ts'
import { aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp, testAppOf, type TestApp } from '#server/testing/test-app.ts'
import { seedMaster } from '../../master-data/seed-master.ts'
import { migrate } from '../../migrate.ts'
import { openDatabase } from '../../open.ts'
import { openReplica } from './open-replica.ts'
import { startWithStandby } from './start-standby.ts'

const A_WHILE = { timeout: 30_000 }
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
const LIST = '/api/companies/all-active-offers'
const publicAddresses = (id: number) => [
  `/api/companies/offer-information/${id}`,
  `${LIST}?pagina=1`,
  `${LIST}?nombre=dependiente&pagina=1`,
  LIST,
  '/api/companies/search-suggestion?nombre=dependinte',
  '/api/companies/offer-cities?texto=ma',
  '/feeds/ofertas.rss',
  '/sitemap.xml',
  '/sitemap-paginas.xml',
  '/sitemap-ofertas-1.xml',
  `/og/${id}.png`,
]

const { deps } = await createTestApp()
const servers = await startWithStandby()
const { standby } = servers
const { db, close: closeDatabase } = await openDatabase(servers.url, { patienceMs: 60_000 })
await migrate(db)
await seedMaster(db)

/** A process of the product, with its replica and its kept answers. */
function startProcess() {
  const warnings: string[] = []
  const log = Object.assign(deps.log.child({}), { warn: (warning: string) => void warnings.push(warning) })
  const replica = openReplica({ url: standby.url, primary: db.$client, log, patienceMs: 200 })
  const findUrl = () => servers.url
  const { kept, close } = openKeptAnswers({ maxBytes: 10_000_000, findUrl, log, replica })
  if (!kept) throw new Error('nothing is kept')
  const app = testAppOf({ ...deps, db, replica, kept })
  const end = () => close().then(replica.close)
  return { app, replica, kept, warnings, end, untilCurrent: () => vi.waitUntil(replica.isCurrent, A_WHILE) }
}

const own = startProcess()
const other = startProcess()
const { app, replica, warnings } = own

const company = await aCompany(app, { plan: 'premium' })
const { token } = company
const projectId = await aProject(app, { by: company })
const id = await anOffer(app, { by: company, projectId })
const INFORMATION = `/api/companies/offer-information/${id}`

const textOf = async (path: string, { request }: Pick<TestApp, 'request'> = app) => (await request(path)).text()
const change = (body: object) => app.call(`PUT /api/companies/update-offer/${id}`, { token, body })
const pauseReplay = () => standby.ask('select pg_wal_replay_pause()')
const resumeReplay = () => standby.ask('select pg_wal_replay_resume()')
const isKept = (path: string, { app: { request }, kept } = own) =>
  vi.waitUntil(async () => (await request(path), kept.find(` ${path}`) !== undefined), A_WHILE)

beforeAll(() => Promise.all([own.untilCurrent(), other.untilCurrent()]))
afterAll(async () => {
  await own.end()
  await other.end()
  await closeDatabase()
  await servers.close()
})

async function bringUpToDate() {
  await resumeReplay()
  await own.untilCurrent()
  await other.untilCurrent()
}

/** Changes an offer without announcing it, so that replica and primary differ while the replay is paused. */
const changeSilently = (description: string) =>
  servers.ask(
    `set session_replication_role = replica; update offer set description = '${description}' where id = ${id}`,
  )

test('public reads use the replica, and private ones the primary', async () => {
  await pauseReplay()
  await changeSilently('Solo en la principal')
  expect(replica.isCurrent()).toBe(true)
  for (const path of publicAddresses(id)) {
    const answer = await app.request(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).not.toContain('Solo en la principal')
  }
  const list = await app.call('GET /api/companies/all-company-offers', { token })
  expect(JSON.stringify(list.body)).toContain('Solo en la principal')
  await bringUpToDate()
})

describe('while the replica is behind', () => {
  afterEach(bringUpToDate)

  test('who has changed an offer sees it at once, and so does everybody of that process', async () => {
    await isKept(INFORMATION)
    await pauseReplay()
    await change({ descripcion: 'Turnos de tarde' })
    expect(await textOf(INFORMATION)).toContain('Turnos de tarde')
    expect(await textOf(LIST)).toContain('Turnos de tarde')
    expect(replica.isCurrent()).toBe(false)
  })

  test('no old answer is kept, then or later, in any process', async () => {
    await isKept(INFORMATION, other)
    await pauseReplay()
    await change({ descripcion: 'Turnos de noche' })
    await vi.waitUntil(async () => (await textOf(INFORMATION, other.app)).includes('Turnos de noche'), A_WHILE)
    await isKept(INFORMATION, other)
    await isKept(INFORMATION)
    for (const { app: asked } of [own, other]) expect(await textOf(INFORMATION, asked)).toContain('Turnos de noche')
    await resumeReplay()
    await own.untilCurrent()
    await other.untilCurrent()
    for (const { app: asked } of [own, other]) {
      expect(await textOf(INFORMATION, asked)).toContain('Turnos de noche')
      expect(await textOf(`${INFORMATION}?otra=1`, asked)).toContain('Turnos de noche')
    }
  })

  test('it is reported once, and once when the replica is read again', async () => {
    warnings.length = 0
    await pauseReplay()
    await change({ descripcion: 'Turnos partidos' })
    await vi.waitUntil(() => warnings.length > 0, A_WHILE)
    await change({ descripcion: 'Turnos seguidos' })
    await resumeReplay()
    await own.untilCurrent()
    await vi.waitUntil(() => warnings.length > 1, A_WHILE)
    expect(warnings).toEqual([
      'The replica is not read, public reads use the primary: it is behind',
      'Public reads use the replica again.',
    ])
  })
})

test('while the replica is away every public read is answered by the primary, and by the replica afterwards', async () => {
  warnings.length = 0
  await standby.stop()
  // As in the moment before the process has noticed it.
  const unaware = testAppOf({ ...deps, db, replica: { ...replica, isCurrent: () => true } })
  for (const path of publicAddresses(id)) {
    for (const { request } of [unaware, app]) expect([path, (await request(path)).status]).toEqual([path, 200])
  }
  await vi.waitUntil(() => warnings.some((warning) => warning.startsWith('The replica is not read')), A_WHILE)
  await change({ descripcion: 'Sin la copia' })
  expect(await textOf(INFORMATION)).toContain('Sin la copia')
  await standby.start()
  await own.untilCurrent()
  await vi.waitUntil(() => warnings.at(-1) === 'Public reads use the replica again.', A_WHILE)
  expect(warnings.filter((warning) => warning.startsWith('The replica is not read'))).toHaveLength(1)
})

test('a server that is no replica is not read', async () => {
  const said: string[] = []
  const wrong = openReplica({
    url: servers.url,
    primary: db.$client,
    log: { warn: (warning: string) => void said.push(warning) } as never,
    patienceMs: 0,
  })
  wrong.announce()
  await vi.waitUntil(() => said.length > 0, A_WHILE)
  expect(wrong.isCurrent()).toBe(false)
  expect(said).toEqual(['The replica is not read, public reads use the primary: it is not a replica'])
  await wrong.close()
})

// The last one: the standby is a server of its own from now on.
test('a replica that was promoted is not read any more', async () => {
  expect(replica.isCurrent()).toBe(true)
  await standby.ask('select pg_promote()')
  await vi.waitUntil(() => warnings.at(-1)?.endsWith('it is not a replica'), A_WHILE)
  expect(replica.isCurrent()).toBe(false)
})
