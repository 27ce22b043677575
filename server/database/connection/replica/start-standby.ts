import { execFile } from 'node:child_process'
import { appendFile, chown, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPrograms } from '../../embedded/find-programs.ts'
import { freePort } from '../../embedded/keep-running.ts'
import { chooseExternalBase, resolveLocation } from '../../embedded/location.ts'
import { openCluster } from '../../embedded/open-cluster.ts'
import { startPostgres, startWatchdog, stopPostmaster } from '../../embedded/postmaster.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** For tests: a PostgreSQL server and a streaming replica of it, which begins as a copy of its folder. */
export async function startWithStandby() {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'faro-empleo-test-'))
  const empty = await openCluster(dataDir, silent)
  await empty.close()
  const location = await resolveLocation(dataDir)
  const folder = join(location.home, 'standby')
  await promisify(execFile)('cp', ['-a', location.folder, folder])
  const cluster = await openCluster(dataDir, silent)
  const programs = findPrograms(location.user, () => chooseExternalBase(location.dataDir, location.user))
  const { password } = location.record
  const { port: primaryPort } = new URL(cluster.url)
  const signal = join(folder, 'standby.signal')
  await writeFile(signal, '')
  if (location.user.ids) await chown(signal, location.user.ids.uid, location.user.ids.gid)
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres password=${password}`
  await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)

  const port = await freePort(null)
  const urlAt = (given: number | string, user: string) => {
    const url = new URL(cluster.url)
    url.port = String(given)
    if (user === 'postgres') [url.username, url.password] = [user, password]
    return url.href
  }
  let stopStandby = async () => {}
  const start = async () => {
    const pid = await startPostgres({ location: { ...location, folder }, programs, port, durable: true })
    const unwatch = startWatchdog(pid, [])
    stopStandby = async () => {
      stopStandby = async () => {}
      await stopPostmaster(pid, folder)
      unwatch()
    }
  }
  await start()

  return {
    url: cluster.url,
    standby: {
      url: urlAt(port, ''),
      start,
      stop: () => stopStandby(),
      /** Runs one statement as superuser. */
      ask: (statement: string) => ask(urlAt(port, 'postgres'), statement),
    },
    ask: (statement: string) => ask(urlAt(primaryPort, 'postgres'), statement),
    async close() {
      await stopStandby()
      await cluster.close()
      for (const left of [dataDir, location.home]) await rm(left, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows ?? []
  } finally {
    await client.end()
  }
}
