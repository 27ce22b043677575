import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Which worker has answered which request, as the log says. Needs LOG_LEVEL=info. Visitors cannot know it. */
export interface RequestLog {
  onLog: (line: string) => void
  /** Waits for the line of a request. */
  findPid: (requestId: string) => Promise<number>
}

export function readRequestLog(): RequestLog {
  const pids = new Map<string, PromiseWithResolvers<number>>()
  const entryOf = (requestId: string) => {
    const entry = pids.get(requestId) ?? Promise.withResolvers<number>()
    pids.set(requestId, entry)
    return entry
  }
  return {
    onLog(line) {
      if (!line.startsWith('{')) return
      const { requestId, pid } = JSON.parse(line) as { requestId?: string; pid: number }
      if (requestId) entryOf(requestId).resolve(pid)
    },
    findPid: (requestId) => entryOf(requestId).promise,
  }
}

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

interface Sent {
  token?: string
  body?: unknown
}

export interface Answer {
  status: number
  text: string
  requestId: string
  /** False if the request opened its connection. */
  isReused: boolean
}

/** A connection that stays open, to one worker. */
export interface WorkerConnection {
  pid: number
  /** Sends a request to this worker. Rejects if the worker has ended. */
  ask: (call: Call, sent?: Sent) => Promise<Answer>
  close: () => void
}

// The server closes a connection after ten seconds without a request.
const FRESH_MS = 3000
const PAUSE_MS = 50

interface Way {
  address: string
  agent: Agent
}

const send = ({ address, agent }: Way, call: Call, { token, body }: Sent = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const [method = '', path = ''] = call.split(' ')
    const content = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
    }
    const outgoing = request(address + path, { method, agent, headers }, (incoming) => {
      const toAnswer = (parts: Buffer[]): Answer => ({
        status: incoming.statusCode ?? 0,
        text: Buffer.concat(parts).toString(),
        requestId: String(incoming.headers['x-request-id']),
        isReused: outgoing.reusedSocket,
      })
      void incoming.toArray().then((parts) => resolve(toAnswer(parts as Buffer[])), reject)
    })
    outgoing.on('error', reject).end(content)
  })

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 })

const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

/** Opens a connection to the worker with this id, or to whichever gets the next one. */
export async function connectToWorker(address: string, log: RequestLog, wanted?: number): Promise<WorkerConnection> {
  let agent = newAgent()
  let pid = wanted
  let usedAt = 0

  /** Connects again until the connection is the worker's. */
  const reach = async (): Promise<void> => {
    for (;;) {
      if (pid && hasEnded(pid)) throw new Error(`The worker ${pid} has ended`)
      const { isReused, requestId } = await send({ address, agent }, 'GET /healthz').catch(() => ({
        isReused: false,
        requestId: undefined,
      }))
      if (isReused) return
      const reached = requestId === undefined ? undefined : await log.findPid(requestId)
      pid ??= reached
      if (reached !== undefined && reached === pid) return
      agent.destroy()
      // A worker is starting.
      if (reached === undefined) await wait(PAUSE_MS)
      agent = newAgent()
    }
  }

  await reach()
  return {
    pid: pid ?? 0,
    async ask(call, sent) {
      if (performance.now() - usedAt > FRESH_MS) await reach()
      const answer = await send({ address, agent }, call, sent)
      usedAt = performance.now()
      return answer
    },
    close: () => agent.destroy(),
  }
}

/** A connection to each of so many workers. */
export async function connectToWorkers(address: string, log: RequestLog, count: number): Promise<WorkerConnection[]> {
  const found = new Map<number, WorkerConnection>()
  while (found.size < count) {
    const connection = await connectToWorker(address, log)
    if (found.has(connection.pid)) {
      connection.close()
      // The other one may still be starting.
      await wait(PAUSE_MS)
    } else found.set(connection.pid, connection)
  }
  return [...found.values()]
}
