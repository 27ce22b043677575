import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { readPostmaster } from '#server/database/embedded/postmaster.ts'
import { aCompany, projectFields } from './factories.ts'
import type { TestApp } from './test-app.ts'

const WRITERS = 4

export interface Load {
  /** The ids of the projects whose creation was answered with 200. */
  acknowledged: number[]
  /** Each status with its Retry-After. */
  answers: Set<string>
  /** When the last answer with the status 200 came, for each client. The writers come first. */
  lastSuccess: number[]
  lastRefusal: number[]
  end: () => Promise<void>
}

/** Clients of one company that write and read all the time. */
export async function startLoad(app: TestApp): Promise<Load> {
  const { token } = await aCompany(app)
  const load: Omit<Load, 'end'> = {
    acknowledged: [],
    answers: new Set(),
    lastSuccess: Array.from({ length: WRITERS + 2 }, () => 0),
    lastRefusal: Array.from({ length: WRITERS + 2 }, () => 0),
  }
  const ending = new AbortController()
  const write = async () => {
    const made = await app.call<{ project: { emp_proyectos_id: number } }>('POST /api/companies/create-project', {
      token,
      body: projectFields,
    })
    if (made.status === 200) load.acknowledged.push(made.body.project.emp_proyectos_id)
    return made
  }
  const readOwn = () => app.call('GET /api/companies/all-company-projects', { token })
  const readPublic = () => app.call('GET /api/companies/all-active-offers')
  const clients = [...Array.from({ length: WRITERS }, () => write), readOwn, readPublic].map(async (act, client) => {
    while (!ending.signal.aborted) {
      const { status, headers } = await act()
      load.answers.add([status, headers.get('retry-after')].join(' '))
      const last = status === 200 ? load.lastSuccess : load.lastRefusal
      last[client] = performance.now()
      await wait(5)
    }
  })
  const end = async () => {
    ending.abort()
    await Promise.all(clients)
  }
  onTestFinished(end)
  return { ...load, end }
}

const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 60_000, interval: 5 }).toBe(true)

const everyClient = async (last: number[]): Promise<void> => {
  const start = performance.now()
  await until(() => last.every((at) => at > start))
}

export const everyClientSucceeds = ({ lastSuccess }: Load) => everyClient(lastSuccess)

export const everyClientIsRefused = ({ lastRefusal }: Load) => everyClient(lastRefusal)

/** Waits until a write and a read have succeeded after that moment. */
export async function writesAndReads({ lastSuccess }: Load, since: number): Promise<number> {
  await until(
    () => lastSuccess.slice(0, WRITERS).some((at) => at > since) && lastSuccess.slice(WRITERS).some((at) => at > since),
  )
  return performance.now()
}

/** Waits until PostgreSQL accepts connections again. */
export async function serverReturns(folder: string, killed: number): Promise<number> {
  const isBack = () => {
    const server = readPostmaster(folder)
    return server !== null && server.isReady && server.pid !== killed
  }
  await until(isBack)
  return performance.now()
}
