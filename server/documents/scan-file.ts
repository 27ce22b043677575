import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#server/errors.ts'

export interface Scanner {
  /** The address of clamd, such as tcp://127.0.0.1:3310. */
  url: string
  /** How many seconds an upload waits for a scanner that does not answer. */
  patienceSeconds: number
}

const ANSWER_MS = 30_000
const RETRY_MS = 500

/** Asks clamd whether a file holds malware. Throws `file_infected`, or `scanner_unavailable` after the patience. */
export async function scanFile(bytes: Uint8Array, { url, patienceSeconds }: Scanner): Promise<void> {
  const until = performance.now() + 1000 * patienceSeconds
  for (;;) {
    const answer = await ask(bytes, new URL(url)).catch((error: Error) => error)
    if (answer === 'stream: OK') return
    if (typeof answer === 'string' && answer.endsWith(' FOUND')) throw new AppError('file_infected')
    const cause = typeof answer === 'string' ? new Error(answer) : answer
    if (performance.now() >= until) throw new AppError('scanner_unavailable', { cause })
    await wait(RETRY_MS)
  }
}

/** Sends the file in the form of clamd's command INSTREAM: pieces with their length, ended by an empty one. */
async function ask(bytes: Uint8Array, { hostname, port }: URL): Promise<string> {
  const socket = connect(Number(port), hostname.replaceAll(/[[\]]/g, ''))
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('clamd does not answer')))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.byteLength)
  for (const piece of ['zINSTREAM\0', length, bytes, Buffer.alloc(4)]) socket.write(piece)
  return (await text(socket)).replaceAll('\0', '')
}
