import { createAdaptorServer } from '@hono/node-server'
import { readdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { listen } from '#server/process/listen.ts'
import { aCandidate } from '#server/testing/factories.ts'
import { aPdf } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

// A real server, because only a real connection can break. `onDone` gets the status of each finished request.
let onDone: (status: number) => void = () => undefined
const inner = createApp(app.deps)
const server = createAdaptorServer({
  fetch: async (request, env) => {
    const response = await inner.fetch(request, env)
    onDone(response.status)
    return response
  },
}) as Server
const host = '127.0.0.1'
const port = await listen(server, { host, port: 0 })
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends the beginning of an upload and breaks the connection. Returns the status of the request. */
async function uploadUntil(token: string, share: number): Promise<number> {
  const body = JSON.stringify({ name: 'CV', file: await aPdf() })
  const head = [
    'POST /api/users/upload-cv-file HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  const { promise: done, resolve } = Promise.withResolvers<number>()
  onDone = resolve
  const socket = connect(port, host)
  const sent = `${head.join('\r\n')}\r\n\r\n${body.slice(0, Math.floor(body.length * share))}`
  socket.write(sent, () => socket.destroy())
  return done
}

test.each([
  ['before its first byte', 0],
  ['in the middle', 0.5],
  ['a byte before its end', 0.9999],
  ['while the file is being checked', 1],
])('an upload that is interrupted %s stores neither a CV nor a file', async (_, share) => {
  const { token } = await aCandidate(app)
  expect(await uploadUntil(token, share)).toBe(400)
  expect((await app.call('GET /api/users/get-cvs-info', { token })).body).toEqual([])
  const left = await readdir(join(app.deps.env.dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([])
})
