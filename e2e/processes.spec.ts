import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { get, request, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { peopleAt } from './support/people.ts'
import { startServer } from './support/running-server.ts'
import { connectToWorkers, readRequestLog } from './support/worker-connections.ts'

// One example each of crash.deep.spec.ts, workers.deep.spec.ts and stop.deep.spec.ts, on one installation.

const LONGEST_MS = 10_000

/** Starts a login whose body has not come whole yet, and waits until the server has it. */
async function startSlowly(port: string) {
  const body = JSON.stringify({ email: 'nadie@prueba.example', password: 'luz de otoño' })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const slow = request({ port, host: '127.0.0.1', path: '/api/auth/login', method: 'POST', headers })
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>
  slow.write(body.slice(0, 10))
  await expect.poll(() => slow.socket?.bytesWritten ?? 0).toBeGreaterThan(10)
  await once(get({ port, host: '127.0.0.1', path: '/healthz' }), 'response')
  return { answered, finish: () => slow.end(body.slice(10)) }
}

test('what one of two processes acknowledged is there in the other one and after kill -9, and SIGTERM finishes a request', async () => {
  test.slow()
  const log = readRequestLog()
  const first = await startServer({ env: { WORKERS: '2', LOG_LEVEL: 'info' }, onLog: log.onLog })
  const { dataDir } = first
  try {
    const [one, other] = await connectToWorkers(first.address, log, 2)
    const person = await peopleAt(first.address).aCandidate()
    const body = { email: person.email, password: person.password }
    const signedIn = await one?.ask('POST /api/auth/login', { body })
    const { session: token } = JSON.parse(signedIn?.text ?? '') as { session: string }
    expect(await other?.ask('GET /api/master/get-role', { token })).toMatchObject({ status: 200 })
    await first.kill()

    const second = await startServer({ dataDir, keepsData: true })
    const { port } = new URL(second.address)
    try {
      const headers = { authorization: `Bearer ${token}` }
      expect((await fetch(`${second.address}/api/master/get-role`, { headers })).status).toBe(200)
      const { answered, finish } = await startSlowly(port)
      const begun = performance.now()
      process.kill(second.pid, 'SIGTERM')
      await expect.poll(() => fetch(`${second.address}/healthz`).catch(() => null), { intervals: [20] }).toBeNull()
      finish()
      const [answer] = await answered
      expect(answer.statusCode).toBe(401)
      answer.resume()
      expect(await second.ended).toBe(0)
      expect(performance.now() - begun).toBeLessThan(LONGEST_MS)
    } finally {
      await second.stop()
    }
  } finally {
    await first.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
