import { readdir, readFile } from 'node:fs/promises'

// Linux counts processor time in ticks of 10 ms.
const TICK_MS = 10

/** A process, its parent, and the processor time of itself and of its ended children. */
async function readProcess(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before the parenthesis may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  const own = (user + system) * TICK_MS
  return { parent: Number(fields[1]), own, withEnded: own + (endedUser + endedSystem) * TICK_MS }
}

/** The parent of a process: of a connection to PostgreSQL, the process of the whole server. */
export const findParent = async (pid: number): Promise<number> => (await readProcess(String(pid))).parent

/** Milliseconds that a process has computed, with all its threads. */
export const timeOf = async (pid: number): Promise<number> => (await readProcess(String(pid))).own

/** Milliseconds that a process and its children have computed. */
export async function timeOfFamily(pid: number): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children = (await Promise.all(all.map(readProcess))).filter(({ parent }) => parent === pid)
  const { withEnded } = await readProcess(String(pid))
  return children.reduce((sum, { own }) => sum + own, withEnded)
}
