import { readdir, readFile } from 'node:fs/promises'

// Linux counts the processor time of ended children in ticks of 10 ms, that of running threads in nanoseconds.
const TICK_MS = 10

/** A process's parent, and the processor time of its ended children. */
async function readProcess(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before the parenthesis may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [endedUser = 0, endedSystem = 0] = fields.slice(13, 15).map(Number)
  return { pid: Number(pid), parent: Number(fields[1]), ended: (endedUser + endedSystem) * TICK_MS }
}

/** The parent of a process: of a connection to PostgreSQL, the process of the whole server. */
export const findParent = async (pid: number): Promise<number> => (await readProcess(String(pid))).parent

/** Milliseconds that a process has computed, with all its threads. 0 if it has ended. */
export async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
    return Number.parseInt(text) / 1e6
  })
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}

/** Milliseconds that a process and its children have computed. */
export async function timeOfFamily(pid: number): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children = (await Promise.all(all.map(readProcess))).filter(({ parent }) => parent === pid)
  const times = await Promise.all([pid, ...children.map((child) => child.pid)].map(timeOf))
  const { ended } = await readProcess(String(pid))
  return times.reduce((sum, time) => sum + time, ended)
}
