import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { BareResponse } from './bare-server.ts'

interface Asked {
  method?: string
  headers: Record<string, string>
  body?: string
}

const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/** The answer as it is sent, still compressed. */
async function read(url: string, { body: sent, ...options }: Asked): Promise<BareResponse> {
  const asked = request(url, options)
  asked.end(sent)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const own = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name))
  const kept = { ...Object.fromEntries(own), 'content-length': String(body.byteLength) }
  return { headers: kept, body: body.toString('base64') }
}

export type Bare = Awaited<ReturnType<typeof startBare>>

/** Starts a bare server. `copy` lets it answer with the bytes of another server's answer. */
export async function startBare() {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async copy(url: string, asked: Asked) {
      child.send(await read(url, asked))
      await once(child, 'message')
    },
    stop: () => child.disconnect(),
  }
}
