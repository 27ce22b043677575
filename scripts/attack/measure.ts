import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Visitor } from './visitor.ts'
import type { Visit } from './visits.ts'

const MEMORY_EVERY_MS = 500

/** Megabytes of the server's process, without PostgreSQL. */
export async function readMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

/** The most that the process needs until `ended`. */
export async function watchMemory(pid: number, ended: AbortSignal): Promise<number> {
  let most = await readMemory(pid)
  while (!ended.aborted) {
    await wait(MEMORY_EVERY_MS)
    most = Math.max(most, await readMemory(pid))
  }
  return most
}

/** Starts the second visitor. The function that it returns ends it and returns its visits. */
export async function startVisitor(visitor: Visitor): Promise<() => Promise<Visit[]>> {
  const child = fork(join(import.meta.dirname, 'visitor.ts'), [JSON.stringify(visitor)])
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The visitor ended without its visits')))
  gone.catch(() => undefined)
  const hear = () => Promise.race([once(child, 'message'), gone])
  await hear()
  return async () => {
    child.send('stop')
    const [visits] = (await hear()) as [Visit[]]
    return visits
  }
}
