import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startCluster, stopAllClusters, stopCluster } from '#server/testing/cluster-process.ts'
import { startServer, type RunningServer } from './support/running-server.ts'

test.afterEach(stopAllClusters)

const ask = async ({ address }: RunningServer, path: string) => {
  const { status, headers } = await fetch(address + path, { headers: { accept: 'text/html' } })
  return { status, retryAfter: headers.get('retry-after'), type: headers.get('content-type')?.split(';')[0] }
}

const offers = '/api/companies/all-active-offers'

const expectAway = async (server: RunningServer) => {
  for (const path of ['/', '/pagina-principal', '/vista-oferta-completa/1']) {
    expect(await ask(server, path)).toEqual({ status: 503, retryAfter: '2', type: 'text/html' })
  }
  expect(await ask(server, offers)).toMatchObject({ status: 503, retryAfter: '2', type: 'application/json' })
  expect(await ask(server, '/readyz')).toMatchObject({ status: 503 })
  expect(await ask(server, '/healthz')).toMatchObject({ status: 200 })
  expect(await ask(server, '/favicon.svg')).toMatchObject({ status: 200 })
}

const expectHealed = async (server: RunningServer) => {
  for (const path of [offers, '/readyz', '/pagina-principal']) {
    await expect.poll(async () => (await ask(server, path)).status, { timeout: 10_000, intervals: [50] }).toBe(200)
  }
}

// Seen to fail without the retry at the start: the process ends.
test('while the server of DATABASE_URL is away, at the start or later, the process answers 503, and heals by itself', async () => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-away-'))
  const first = await startCluster(dataDir)
  await stopCluster(first)
  const server = await startServer({ env: { DATABASE_URL: first.url } })
  try {
    await expectAway(server)
    const second = await startCluster(dataDir)
    await expectHealed(server)
    await stopCluster(second)
    await expectAway(server)
    await startCluster(dataDir)
    await expectHealed(server)
  } finally {
    await server.stop()
    await stopAllClusters()
    await rm(dataDir, { recursive: true, force: true })
  }
})
