import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from './ask.ts'
import type { Target } from './attack.ts'

const RECONNECT_MS = 50

interface Plan {
  sockets: number
  /** Called for each new connection, with the number of its place. */
  begin: (socket: Socket, index: number) => unknown
  /** Called with the number of answers that have just begun. */
  answered?: (socket: Socket, answers: number) => unknown
}

/** Keeps so many connections open until the attack ends. A closed one is opened again. */
export async function keepSockets({ port, ended, count }: Target, { sockets, begin, answered }: Plan): Promise<void> {
  const keep = async (index: number) => {
    while (!ended.aborted) {
      const socket = connect({ port, host: '127.0.0.1', signal: ended })
      socket.once('connect', () => begin(socket, index))
      socket.on('error', (error) => !ended.aborted && count(codeOf(error)))
      socket.on('data', (part) => {
        const statuses = Array.from(
          part.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g),
          ([, status]) => status ?? '',
        )
        for (const status of statuses) count(status)
        if (statuses.length > 0 && !ended.aborted) answered?.(socket, statuses.length)
      })
      await once(socket, 'close').catch(() => undefined)
      if (ended.aborted) return
      count('closed')
      await wait(RECONNECT_MS)
    }
  }
  await Promise.all(Array.from({ length: sockets }, (_, index) => keep(index)))
}

/** The head of a request as it travels. */
export const head = (line: string, headers: Record<string, string | number> = {}): string =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join(
    '\r\n',
  )

/** Writes a beginning, and then one byte a second. */
export function drip(socket: Socket, beginning: string): void {
  socket.write(beginning)
  const timer = setInterval(() => socket.write('a'), 1000)
  socket.once('close', () => clearInterval(timer))
}
