import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { capacity } from '#server/config/capacity.ts'
import { createAdmission } from './admission.ts'
import { createServer } from './create-server.ts'
import { listen } from '#server/process/listen.ts'
import { aCandidate } from '#server/testing/factories.ts'
import { handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { dataUrl } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { token } = await aCandidate(app)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const large = handMadePdf({
  objects: Array.from({ length: 50_000 }, (_, place) => `<< /S /Span /P ${place} 0 R /K [1 2] >>`),
})

// Seen to fail on the version whose uploads kept their place: 16 uploads of 8 candidates took the whole lane.
test('an upload leaves its place to others while its PDF is inspected', async () => {
  const privateLane = { places: 1, waiting: 10, patienceMs: 60_000 }
  const server = createServer(
    createApp(app.deps, undefined, createAdmission({ ...capacity, privateLane }, app.deps.log)).fetch,
  )
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => (server.closeAllConnections(), void server.close()))
  const call = async (path: string, init: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}/api/users/${path}`, { ...init, headers })).status

  // A new thread or one that another test has left.
  const given = vi.spyOn(Worker.prototype, 'postMessage')
  const body = JSON.stringify({ name: 'CV', file: dataUrl('application/pdf', large) })
  const upload = call('upload-cv-file', { method: 'POST', body })
  await vi.waitUntil(() => given.mock.calls.length > 0, { timeout: 30_000 })
  given.mockRestore()
  const list = call('get-cvs-info', {})
  expect(await Promise.race([upload.then(() => 'upload'), list.then(() => 'list')])).toBe('list')
  expect(await Promise.all([upload, list])).toEqual([200, 200])
})

// Seen to fail without `most`: the test ran into its time limit, and the account held any number of connections.
test('of an account that begins uploads without end, those beyond twenty are refused at once', async () => {
  const ending = new AbortController()
  const upload = () => {
    const body = new ReadableStream({ start: (parts) => ending.signal.addEventListener('abort', () => parts.close()) })
    const init = { method: 'POST', headers, body, duplex: 'half' }
    return app.request('/api/users/upload-cv-file', init)
  }
  const uploads = Array.from({ length: 21 }, upload)
  expect((await Promise.race(uploads)).status).toBe(503)
  ending.abort()
  const statuses = (await Promise.all(uploads)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(1)
})
