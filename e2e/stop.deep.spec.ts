import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { startServer } from './support/running-server.ts'

/** Stops what a failed test has started, in reverse order. */
const onEnd: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const end of onEnd.splice(0).toReversed()) await end().catch(() => undefined)
})

const LONGEST_MS = 10_000

const refuses = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })

for (const workers of ['1', '2']) {
  // Seen to fail where the process exits at the signal: the request gets no answer.
  test(`SIGTERM with WORKERS=${workers} finishes the request in work, closes idle connections and exits with 0`, async () => {
    test.slow()
    const server = await startServer({ env: { WORKERS: workers } })
    onEnd.push(server.stop)
    const { port } = new URL(server.address)

    // A connection that stays open without a request.
    const idle = get({ port, host: '127.0.0.1', path: '/healthz', agent: new Agent({ keepAlive: true }) })
    const [known] = (await once(idle, 'response')) as [IncomingMessage]
    const closed = once(known.socket, 'close')
    await text(known)

    // A request whose body has not come whole yet.
    const body = JSON.stringify({ email: 'nadie@prueba.example', password: 'luz de otoño' })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const slow = request({ port, host: '127.0.0.1', path: '/api/auth/login', method: 'POST', headers })
    slow.write(body.slice(0, 10))
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>
    await expect.poll(async () => slow.socket?.bytesWritten ?? 0).toBeGreaterThan(10)
    // Another request has been answered after it, so the server has received both.
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)

    const begun = performance.now()
    process.kill(server.pid, 'SIGTERM')
    await expect.poll(() => refuses(Number(port)), { intervals: [20] }).toBe(true)
    await closed
    slow.end(body.slice(10))
    const [answer] = await answered
    expect(answer.statusCode).toBe(401)
    expect(JSON.parse(await text(answer))).toMatchObject({ code: expect.any(String) })
    expect(await server.ended).toBe(0)
    expect(performance.now() - begun).toBeLessThan(LONGEST_MS)
  })
}

// Seen to fail without `exec` in the script: npm's shell ended, and the server stayed.
test('npm start forwards SIGTERM to the server, which ends before npm does', async () => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-npm-'))
  onEnd.push(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DEMO_DATA: '0', BASE_URL: '' }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  onEnd.push(async () => {
    // Of its own group, so that a server without npm ends too.
    if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
  })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const addressIn = () => /responde en (http:\S+)/.exec(output)?.[1]
  await expect.poll(addressIn, { timeout: 120_000 }).toBeDefined()
  const port = Number(new URL(addressIn() ?? '').port)
  const begun = performance.now()
  const ended = once(npm, 'exit') as Promise<[number | null]>
  npm.kill('SIGTERM')
  const [code] = await ended
  expect(performance.now() - begun).toBeLessThan(LONGEST_MS)
  expect([code, await refuses(port)]).toEqual([0, true])
})
