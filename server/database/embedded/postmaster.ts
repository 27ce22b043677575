import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterLocation } from './location.ts'
import { serverOptions } from './server-options.ts'
import { clusterTexts } from './texts.ts'

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
  if (!written || isServerOf(written.pid, folder)) return written
  // PostgreSQL only checks that a process with this id exists. After a reboot it may be any program.
  rmSync(fileOf(folder), { force: true })
  return null
}

export function readPostmaster(folder: string): Postmaster | null {
  const lines = existsSync(fileOf(folder)) ? readFileSync(fileOf(folder), 'utf8').split('\n') : []
  const pid = Number(lines[0])
  return pid ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : null
}

/** Stops the server with a fast shutdown, or by force if that takes half a minute. */
export async function stopPostmaster(pid: number, folder: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const start = Date.now()
    if (isServerOf(pid, folder)) signalTo(pid, signal)
    while (isServerOf(pid, folder) && Date.now() - start < 30_000) await wait(10)
  }
}

export const isAlive = (pid: number): boolean => signalTo(pid, 0)

function signalTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isServerOf(pid: number, folder: string): boolean {
  const [program = '', ...options] = commandOf(pid)
  if (basename(program) !== 'postgres') return false
  const served = options[options.indexOf('-D') + 1] ?? ''
  // DATA_DIR may have been moved while the server was running.
  return !existsSync(served) || statSync(served).ino === statSync(folder).ino
}

function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).split(/\s+/)
  } catch {
    return []
  }
}

interface Start {
  location: ClusterLocation
  programs: string
  port: number
  durable: boolean
}

/** Starts PostgreSQL and waits until it accepts connections. Returns its pid. Throws with its output if it ends before. */
export async function startPostgres({ location, programs, port, durable }: Start): Promise<number> {
  const { folder, dataDir, user } = location
  const file = join(dataDir, 'postgres.log')
  const log = openSync(file, 'a', 0o600)
  const { size } = statSync(file)
  const child = spawn(join(programs, 'bin', 'postgres'), serverOptions({ folder, port, durable }), {
    ...user.ids,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    // Ctrl-C in the terminal must not reach PostgreSQL: it stops last.
    detached: true,
  })
  closeSync(log)
  await once(child, 'spawn')
  child.unref()
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = readPostmaster(folder)
    if (postmaster?.pid === child.pid && postmaster?.isReady) return postmaster.pid
    await wait(10)
  }
  throw new Error(clusterTexts.didNotStart(readFileSync(file).subarray(size).toString().trim()))
}

// `read` returns when the parent process has ended, even after kill -9.
const watch = `read _
kill -INT "$0"
tries=0
while kill -0 "$0" && [ $tries -lt 300 ]; do sleep 0.1; tries=$((tries + 1)); done
if [ $# -gt 0 ]; then rm -rf "$@"; fi`

/** Starts a shell that stops the server and deletes the folders if this process ends without doing so (kill -9). */
export function startWatchdog(pid: number, folders: string[]): () => void {
  const shell = spawn('/bin/sh', ['-c', watch, String(pid), ...folders], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C or the end of our process group must not stop the watchdog.
    detached: true,
  })
  // Without a shell the next start stops the orphaned server.
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return () => void shell.kill('SIGKILL')
}
