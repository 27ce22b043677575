import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A running server, as described in its postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

const fileOf = (folder: string): string => join(folder, 'postmaster.pid')

/** The server that runs on this folder, or null. Deletes the postmaster.pid of a killed server. */
export function findPostmaster(folder: string): Postmaster | null {
  const written = readPostmaster(folder)
  if (!written) return null
  if (isServerOf(written.pid, folder)) return written
  // PostgreSQL only checks that a process with this id exists. After a reboot it may be any program.
  rmSync(fileOf(folder), { force: true })
  return null
}

export function readPostmaster(folder: string): Postmaster | null {
  const lines = existsSync(fileOf(folder)) ? readFileSync(fileOf(folder), 'utf8').split('\n') : []
  const pid = Number(lines[0])
  return pid ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : null
}

/** Stops the server with a fast shutdown. Deleting postmaster.pid is its last step, so we wait for that. */
export async function stopPostmaster(pid: number, folder: string): Promise<void> {
  const runs = () => readPostmaster(folder)?.pid === pid && isServerOf(pid, folder)
  for (const [signal, timeout] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!runs()) return
    signalTo(pid, signal)
    for (const start = Date.now(); runs() && Date.now() - start < timeout;) await wait(10)
  }
}

export function isAlive(pid: number): boolean {
  return signalTo(pid, 0)
}

function signalTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isServerOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  const [program = '', ...options] = commandOf(pid)
  if (basename(program) !== 'postgres') return false
  const served = options[options.indexOf('-D') + 1] ?? ''
  // DATA_DIR may have been moved while the server was running.
  return !existsSync(served) || statSync(served).ino === statSync(folder).ino
}

function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
  } catch {
    return []
  }
}
