import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from './place.ts'
import { readPostmaster } from './postmaster.ts'
import { serverOptions } from './server-options.ts'

export interface Start {
  place: Place
  binaries: string
  port: number
  durable: boolean
}

/** The server refused to start. Its own words tell what to do about it. */
export class StartError extends Error {
  readonly reason: 'port taken' | 'still ending' | 'other'

  constructor(words: string) {
    super(`PostgreSQL did not start. It says:\n${words}`)
    this.name = 'StartError'
    this.reason = reasonOf(words)
  }
}

/** Starts PostgreSQL and waits until it takes connections; after a power cut that includes its recovery. */
export async function startPostgres({ place, binaries, port, durable }: Start): Promise<ChildProcess> {
  const { file, descriptor, end } = openLog(place.dataDir)
  const child = spawn(join(binaries, 'bin', 'postgres'), serverOptions({ folder: place.folder, port, durable }), {
    ...place.runner.ids,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', descriptor, descriptor],
    // A Ctrl-C in the terminal is for us: PostgreSQL stops last.
    detached: true,
  })
  closeSync(descriptor)
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new StartError(readFileSync(file).subarray(end).toString().trim())))
  })
  failure.catch(() => {})
  await Promise.race([becomesReady(child, place.folder), failure])
  child.unref()
  return child
}

async function becomesReady(child: ChildProcess, folder: string): Promise<void> {
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

function reasonOf(words: string): StartError['reason'] {
  if (words.includes('Address already in use')) return 'port taken'
  // The children of a server that was killed need a moment to notice.
  if (words.includes('shared memory block') || words.includes('postmaster.pid" already exists')) return 'still ending'
  return 'other'
}
