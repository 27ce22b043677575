import { connect } from 'node:net'
import { vi } from 'vitest'

/** A connection whose every byte the test decides. */
export interface RawConnection {
  send: (text: string) => void
  /** The statuses of the answers so far. */
  statuses: () => number[]
  /** All that has been received. */
  text: () => string
  /** Resolves when so many answers have begun. */
  untilAnswers: (count: number) => Promise<void>
  untilClosed: () => Promise<void>
  /** Reads nothing more. */
  pause: () => void
  close: () => void
}

export function openRawConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isClosed = false
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  socket.on('error', () => undefined).on('close', () => (isClosed = true))
  const statuses = () => Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status))
  const wait = (is: () => boolean) => vi.waitUntil(is, { timeout: 10_000, interval: 5 }).then(() => undefined)
  return {
    send: (part) => void socket.write(part, 'latin1'),
    statuses,
    text: () => text,
    untilAnswers: (count) => wait(() => statuses().length >= count),
    untilClosed: () => wait(() => isClosed),
    pause: () => void socket.pause(),
    close: () => socket.destroy(),
  }
}

/** A request without a body as it travels. */
export const rawGet = (path: string, headers: Record<string, string> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
