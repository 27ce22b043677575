import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { pendingFile } from '#server/database/schema/schema.ts'
import { aCandidate } from '#server/testing/factories.ts'
import { aPdf } from '#server/testing/sample-files.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'
import { openFiles } from '../open-files.ts'
import { sweepPendingFiles } from '../pending/remove-pending-files.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const sockets = new Set<Socket>()
const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const { deps } = await createTestApp()
deps.log.level = 'silent'
const { port } = server.address() as AddressInfo
const s3 = {
  bucket: 'files',
  region: 'us-east-1',
  accessKeyId: 'id',
  secretAccessKey: 'key',
  endpoint: `http://127.0.0.1:${port}`,
}
const options = { env: { ...deps.env, s3 }, secret: deps.appSecret, clock: deps.clock }
const openApp = async (answerMs?: number) =>
  testAppOf({ ...deps, files: await openFiles({ ...options, ...(answerMs && { answerMs }) }) })

// Seen to fail with four connections while the failed file was removed before the answer.
test('An upload to a store that accepts and never answers is refused in a bounded time, and leaves nothing but a removal', async () => {
  const app = await openApp(300)
  const { token } = await aCandidate(app)
  const before = sockets.size
  const answer = await app.call('POST /api/users/upload-cv-file', { token, body: { name: 'CV', file: await aPdf() } })
  expect(answer).toMatchObject({ status: 503, body: { code: 'files_unavailable' } })
  expect(sockets.size - before, 'two tries, and no removal').toBe(2)
  await expect(app.deps.files.put('cv', Buffer.alloc(PDF_MAX_BYTES))).rejects.toMatchObject({
    code: 'files_unavailable',
  })
  expect((await app.call<unknown[]>('GET /api/users/get-cvs-info', { token })).body).toEqual([])
  const rows = await deps.db.select({ state: pendingFile.state }).from(pendingFile)
  expect(rows).toEqual([{ state: 'removing' }])
  await sweepPendingFiles({ ...deps, clock: createTestClock('2026-11-21T11:00:01Z') })
  expect(await deps.db.$count(pendingFile)).toBe(0)
})

test('/readyz says that a store is away which never answers, long before the store’s own time limit', async () => {
  const app = await openApp()
  expect(await app.call('GET /readyz')).toMatchObject({ status: 200, body: { status: 'ok', files: 'unavailable' } })
})
