import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterLocation } from './location/resolve-location.ts'
import { readPostmaster } from './postmaster.ts'
import { serverOptions } from './server-options.ts'
import { clusterTexts } from './texts.ts'

export interface Start {
  location: ClusterLocation
  programs: string
  port: number
  durable: boolean
}

/** The server did not start. The message contains its output. */
export class StartError extends Error {
  readonly reason: 'port taken' | 'still ending' | 'other'

  constructor(output: string) {
    super(clusterTexts.didNotStart(output))
    this.name = 'StartError'
    this.reason = reasonOf(output)
  }
}

/** Starts PostgreSQL and waits until it accepts connections, also through the recovery after a crash. */
export async function startPostgres({ location, programs, port, durable }: Start): Promise<ChildProcess> {
  const { file, descriptor, end } = openLog(location.dataDir)
  const child = spawn(join(programs, 'bin', 'postgres'), serverOptions({ folder: location.folder, port, durable }), {
    ...location.user.ids,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', descriptor, descriptor],
    // Ctrl-C in the terminal must not reach PostgreSQL: it stops last.
    detached: true,
  })
  closeSync(descriptor)
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new StartError(readFileSync(file).subarray(end).toString().trim())))
  })
  failure.catch(() => {})
  await Promise.race([waitUntilReady(child, location.folder), failure])
  child.unref()
  return child
}

async function waitUntilReady(child: ChildProcess, folder: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = readPostmaster(folder)
    if (postmaster?.pid === child.pid && postmaster?.isReady) return
    await wait(10)
  }
}

const logSize = 5_000_000

function openLog(dataDir: string): { file: string; descriptor: number; end: number } {
  const file = join(dataDir, 'postgres.log')
  if (existsSync(file) && statSync(file).size > logSize) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  return { file, descriptor, end: statSync(file).size }
}

function reasonOf(output: string): StartError['reason'] {
  if (output.includes('Address already in use')) return 'port taken'
  // The children of a killed server need a moment to stop.
  if (output.includes('shared memory block') || output.includes('postmaster.pid" already exists')) return 'still ending'
  return 'other'
}
