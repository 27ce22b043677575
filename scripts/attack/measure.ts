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

/** Starts the second visitor. `stop` returns its visits. */
export async function startVisitor(visitor: Visitor): Promise<{ stop: () => Promise<Visit[]> }> {
  const child = fork(join(import.meta.dirname, 'visitor.ts'), [JSON.stringify(visitor)])
  await once(child, 'message')
  return {
    stop: async () => {
      const answered = once(child, 'message')
      child.send('stop')
      const [code] = (await once(child, 'exit')) as [number | null]
      if (code !== 0) throw new Error('The visitor ended without its visits')
      const [visits] = (await answered) as [Visit[]]
      return visits
    },
  }
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
}
