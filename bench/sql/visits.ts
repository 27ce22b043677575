import { calls } from '#server/http/calls.ts'
import type { Site } from './open-site.ts'
import type { Recorded, Recording } from './record-queries.ts'

/** One kind of request and the statements that it needed. */
export interface Visited {
  /** The call of the contract, or a path. */
  call: string
  variant: string
  statements: Recorded[]
  /** The processor time of all statements, in each repetition without EXPLAIN. */
  times: number[]
}

interface Asked {
  variant?: string
  token?: string
  id?: number | string
  query?: string
  body?: object
  times?: number
}

const REPEATED = 5

export type Visitor = ReturnType<typeof createVisitor>

/** Makes requests, and remembers what each one has sent to the database. */
export function createVisitor(site: Site, recording: Recording) {
  const visited: Visited[] = []

  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await site.request(path, init)
    if (!answer.ok) throw new Error(`${init.method} ${path} answered ${answer.status}: ${await answer.text()}`)
    const text = await answer.text()
    return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
  }

  const record = async (isExplaining: boolean, run: () => Promise<unknown>) => {
    Object.assign(recording, { isExplaining, statements: [] })
    return { body: await run(), statements: recording.statements }
  }

  async function repeat(named: Pick<Visited, 'call' | 'variant'>, repeated: number, run: () => Promise<unknown>) {
    // What is not in the cache of the database is read here.
    if (repeated > 0) await record(false, run)
    const first = await record(true, run)
    const times = repeated === 0 ? [sumOf(first.statements)] : []
    while (times.length < repeated) times.push(sumOf((await record(false, run)).statements))
    visited.push({ ...named, statements: first.statements, times })
    recording.statements = []
    return first.body
  }

  const visit = (named: Pick<Visited, 'call' | 'variant'>, init: RequestInit & { path: string; times: number }) =>
    repeat(named, init.times, () => send(init.path, init))

  return {
    visited,
    site,
    /** A call of the contract. Reads are repeated. */
    call<Body = unknown>(name: string, { variant = '', token, id, query = '', body, times }: Asked = {}) {
      const found = calls.find((one) => one.name === name)
      if (!found) throw new Error(`the contract has no call ${name}`)
      const path = found.path.replace('{id}', String(id)) + (query && `?${query}`)
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      }
      const repeated = times ?? (found.method === 'GET' ? REPEATED : 0)
      const init = { path, method: found.method, headers, times: repeated, ...(body && { body: JSON.stringify(body) }) }
      return visit({ call: name, variant: variant || query }, init) as Promise<Body>
    },
    /** Another address. */
    get: (path: string, times = REPEATED) => visit({ call: path, variant: '' }, { path, method: 'GET', times }),
    post: (path: string, init: RequestInit) =>
      visit({ call: path, variant: '' }, { path, method: 'POST', times: 0, ...init }),
    /** What is no request. */
    work: (name: string, run: () => Promise<unknown>, times = 0) => repeat({ call: name, variant: '' }, times, run),
  }
}

const sumOf = (statements: readonly Recorded[]): number =>
  statements.reduce((sum, { processorMs }) => sum + processorMs, 0)

/** Calls of the contract that nobody has made. */
export const listUnvisited = (visited: readonly Visited[]): string[] => {
  const made = new Set(visited.map(({ call }) => call))
  return calls.map(({ name }) => name).filter((name) => !made.has(name))
}
