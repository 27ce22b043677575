import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { occupyPort } from '#server/testing/fixtures/servers/occupy-port.ts'
import { aPdf } from '#server/testing/sample-files.ts'
import { peopleAt, type Person } from './support/people.ts'
import { publishAndWithdraw } from './support/publish-and-withdraw.ts'
import { startServer, type RunningServer } from './support/running-server.ts'
import { connectToWorker, connectToWorkers, readRequestLog, type RequestLog } from './support/worker-connections.ts'

const ROUNDS = 20
const WORKERS = 2
const PAUSE_MS = 5

// Several processes on one database. No test of this file opens a page.
const TIMEOUT_MS = 600_000

test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS })

let server: RunningServer
let log: RequestLog

const start = async (dataDir?: string) => {
  log = readRequestLog()
  const env = { WORKERS: String(WORKERS), LOG_LEVEL: 'info', MAX_OFFERS_PER_DAY: '1000' }
  // Three processes start.
  server = await startServer({ env, limitMs: TIMEOUT_MS, onLog: log.onLog, ...(dataDir && { dataDir }) })
}
const connectToAll = () => connectToWorkers(server.address, log, WORKERS)

const isRunning = (pid: number): boolean => {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}
const expectGone = async (pids: readonly number[]) => {
  for (const pid of pids) await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false)
}

const readPostmaster = async () => {
  const [pid, , , port] = (await readFile(join(server.dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(pid), port: Number(port) }
}

test.beforeAll(() => {
  test.setTimeout(TIMEOUT_MS)
  return start()
})
test.afterAll(() => server.stop())

test('a session that one process opened is valid in the others, until one of them ends it', async () => {
  const [one, other] = await connectToAll()
  const person = await peopleAt(server.address).anAccount()
  const body = { email: person.email, password: person.password }
  const signedIn = await one?.ask('POST /api/auth/login', { body })
  const { session: token } = JSON.parse(signedIn?.text ?? '') as { session: string }
  expect(await other?.ask('GET /api/master/get-role', { token })).toMatchObject({ status: 200 })
  expect(await other?.ask('POST /api/auth/logout', { token })).toMatchObject({ status: 200 })
  expect(await one?.ask('GET /api/master/get-role', { token })).toMatchObject({ status: 401 })
})

test('wrong passwords count together, whichever process receives them', async () => {
  const connections = await connectToAll()
  const { email } = await peopleAt(server.address).anAccount()
  const statuses: (number | undefined)[] = []
  for (let round = 0; round < 11; round += 1) {
    const body = { email, password: 'not-the-password' }
    statuses.push((await connections[round % WORKERS]?.ask('POST /api/auth/login', { body }))?.status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses[10]).toBe(429)
})

test('a link to a file that one process signed opens in the others', async () => {
  const [one, other] = await connectToAll()
  const people = peopleAt(server.address)
  const person = await people.aCandidate()
  const cvId = await people.aCv(person)
  const signed = await one?.ask(`GET /api/users/cv-link/${cvId}`, person)
  const { cv_link: link } = JSON.parse(signed?.text ?? '') as { cv_link: `/${string}` }
  expect(await other?.ask(`GET ${link}`)).toMatchObject({ status: 200 })
})

test('under load, every process shows a published offer and none a withdrawn one', async () => {
  const connections = await connectToAll()
  const people = peopleAt(server.address)
  const company = await people.aCompany()
  const projectId = await people.aProject(company)
  const ending = new AbortController()
  const load = connections.map(async ({ pid }) => {
    const { ask, close } = await connectToWorker(server.address, log, pid)
    const statuses = new Set<number>()
    while (!ending.signal.aborted) {
      statuses.add((await ask('GET /pagina-principal')).status)
      // Without a pause it would only slow the journeys beside it.
      await wait(PAUSE_MS)
    }
    close()
    return [...statuses]
  })
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = connections[round % WORKERS]?.ask
    if (!writer) throw new Error('There is no such worker')
    const readers = connections.map(({ ask }) => ask)
    await publishAndWithdraw(
      { token: company.token, projectId },
      { writer, readers, name: `Farero ${round} de guardia` },
    )
  }
  ending.abort()
  expect(await Promise.all(load)).toEqual(connections.map(() => [200]))
})

test('kill -9 of one process loses nothing that it acknowledged, the other one answers on, and another is started', async () => {
  const [killed, kept] = await connectToAll()
  if (!killed || !kept) throw new Error('There are not two workers')
  const people = peopleAt(server.address)
  const writers = await Promise.all([people.aCandidate(), people.aCandidate()])
  const acknowledged: { person: Person; cvId: number }[] = []
  const write = async (person: Person) => {
    const { ask } = await connectToWorker(server.address, log, killed.pid)
    for (;;) {
      const answer = await ask('POST /api/users/upload-cv-file', {
        ...person,
        body: { name: 'CV', file: await aPdf() },
      })
      if (answer.status !== 200) return
      acknowledged.push({ person, cvId: (JSON.parse(answer.text) as { can_cv_id: number }).can_cv_id })
      if (acknowledged.length === 4) process.kill(killed.pid, 'SIGKILL')
    }
  }
  await Promise.allSettled(writers.map(write))
  expect(acknowledged.length).toBeGreaterThanOrEqual(4)
  for (const { person, cvId } of acknowledged) {
    expect(await kept.ask(`GET /api/users/cv-link/${cvId}`, person)).toMatchObject({ status: 200 })
  }
  const pids = (await connectToAll()).map(({ pid }) => pid)
  expect(pids).toContain(kept.pid)
  expect(pids).not.toContain(killed.pid)
})

test('kill -9 of PostgreSQL: every process works again, also if it returns on another port', async () => {
  const connections = await connectToAll()
  const before = await readPostmaster()
  // The primary must not restart PostgreSQL before the port is taken.
  process.kill(server.pid, 'SIGSTOP')
  const free = await occupyPort(before.port, () => process.kill(before.pid, 'SIGKILL'))
  process.kill(server.pid, 'SIGCONT')
  for (const { ask } of connections) {
    await expect.poll(async () => (await ask('GET /readyz')).status, { timeout: 60_000 }).toBe(200)
  }
  expect((await readPostmaster()).port).not.toBe(before.port)
  await free()
})

test('a connection that a killed process had not accepted is closed, so that its visitor tries again', async () => {
  const [stopped] = await connectToAll()
  if (!stopped) throw new Error('There is no worker')
  process.kill(stopped.pid, 'SIGSTOP')
  const port = Number(new URL(server.address).port)
  // The processes get connections in turn, so one of two goes to the process that has stopped.
  const sockets = Array.from({ length: WORKERS }, () => connect(port, '127.0.0.1'))
  // A reset closes it too.
  const closed = sockets.map(
    (socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve).resume()),
  )
  for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n')
  await Promise.race(closed)
  process.kill(stopped.pid, 'SIGKILL')
  await Promise.all(closed)
})

test('kill -9 of the primary ends its workers and PostgreSQL, and the data opens again', async () => {
  const pids = (await connectToAll()).map(({ pid }) => pid)
  const { pid: postgres } = await readPostmaster()
  const person = await peopleAt(server.address).anAccount()
  process.kill(server.pid, 'SIGKILL')
  await expectGone([...pids, postgres])
  await start(server.dataDir)
  for (const { ask } of await connectToAll()) {
    expect(await ask('GET /api/master/get-role', person)).toMatchObject({ status: 200 })
  }
})

test('SIGTERM ends everything and leaves no process', async () => {
  const pids = (await connectToAll()).map(({ pid }) => pid)
  const { pid: postgres } = await readPostmaster()
  process.kill(server.pid, 'SIGTERM')
  expect(await server.ended).toBe(0)
  expect([...pids, postgres].filter(isRunning)).toEqual([])
  await rm(server.dataDir, { recursive: true })
})
