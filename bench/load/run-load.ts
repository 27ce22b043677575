import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Route } from './routes.ts'

export interface Load {
  connections: number
  /** How many to send, or for how long. */
  requests?: number
  seconds?: number
  /** A machine that is too busy answers 503. */
  allowsBusy?: boolean
}

interface Target {
  address: string
  headers: Record<string, string>
}

const NOTHING = Buffer.alloc(0)
const HEAD_END = '\r\n\r\n'
const CHUNKS_END = Buffer.from('0\r\n\r\n')

/**
 * Sends requests on so many connections, each after the answer to the one before, and returns how many. Any answer but 200 is an
 * error. The usual clients need ten times as much of the processor as a cached response, so this one knows only what it needs.
 */
export async function runLoad(route: Route, { address, headers, ...load }: Load & Target) {
  const { connections, requests, seconds } = load
  const { hostname, port } = new URL(address)
  const until = performance.now() + (seconds ?? Infinity) * 1000
  let sent = 0
  const isOver = () => sent >= (requests ?? Infinity) || performance.now() >= until
  const work = async () => {
    const socket = connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    const ask = createAsk(socket)
    while (!isOver()) {
      sent += 1
      const { path, method = 'GET', headers: own, body = '' } = route.next()
      const length = body && { 'content-length': String(Buffer.byteLength(body)) }
      const lines = Object.entries({ host: hostname, ...headers, ...own, ...length }).map((pair) => pair.join(': '))
      const status = await ask(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}${HEAD_END}${body}`)
      const isExpected = status === 200 || (load.allowsBusy && status === 503)
      if (!isExpected) throw new Error(`${route.name}: ${path} was answered ${status}`)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, work))
  return sent
}

/** Sends a request and resolves with the status when its answer is complete. */
function createAsk(socket: Socket): (request: string) => Promise<number> {
  let answered: PromiseWithResolvers<number> | undefined
  let received: Buffer = NOTHING
  /** Undefined until the head of the answer is complete. */
  let head: Head | undefined
  const receive = (data: Buffer) => {
    if (head) {
      head.left -= data.length
      // The end of a chunked body may come in two packets.
      received = Buffer.concat([received.subarray(-CHUNKS_END.length), data])
    } else {
      received = received.length > 0 ? Buffer.concat([received, data]) : data
      const end = received.indexOf(HEAD_END)
      if (end < 0) return
      head = readHead(received, end + HEAD_END.length)
    }
    if (head.left > 0 || (head.isChunked && !received.subarray(-CHUNKS_END.length).equals(CHUNKS_END))) return
    const { status } = head
    head = undefined
    received = NOTHING
    answered?.resolve(status)
  }
  socket.on('data', receive)
  socket.on('error', (error) => answered?.reject(error))
  socket.on('close', () => answered?.reject(new Error('The server has closed the connection')))
  return (request) => {
    answered = Promise.withResolvers()
    socket.write(request)
    return answered.promise
  }
}

interface Head {
  status: number
  isChunked: boolean
  /** Bytes of the body that have not come. */
  left: number
}

function readHead(received: Buffer, bodyStart: number): Head {
  const text = received.toString('latin1', 0, bodyStart)
  const length = /\ncontent-length: *(\d+)/i.exec(text)?.[1]
  return {
    status: Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)),
    isChunked: length === undefined,
    left: length === undefined ? 0 : Number(length) - (received.length - bodyStart),
  }
}
