import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addressOf } from '#server/database/embedded/cluster-record.ts'
import { findPrograms } from '#server/database/embedded/find-programs.ts'
import { freePort } from '#server/database/embedded/keep-running.ts'
import { chooseExternalBase, resolveLocation, type ClusterLocation } from '#server/database/embedded/location.ts'
import { openCluster } from '#server/database/embedded/open-cluster.ts'
import { findPostmaster, startPostgres, stopPostmaster } from '#server/database/embedded/postmaster.ts'

export type OwnDatabase = Awaited<ReturnType<typeof openDatabase>>

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A durable PostgreSQL in a temporary folder, which starts again by itself after a crash. */
export async function openDatabase() {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'faro-bad-days-'))
  const cluster = await openCluster(dataDir, silent)
  const location = await resolveLocation(dataDir)
  // Another one after a crash.
  const port = () => Number(new URL(cluster.url).port)
  return {
    port,
    /** The address of the application. */
    addressAt: (at = port()) => addressOf(location.record, at),
    /** The processes of the server: the postmaster first. */
    processes: () => familyOf(findPostmaster(location.folder)?.pid ?? 0),
    superuser: () => superuserAt(location, port()),
    makeStandby: () => makeStandby(location, port()),
    close: async () => {
      await cluster.close()
      for (const left of [dataDir, location.home]) rmSync(left, { recursive: true, force: true })
    },
  }
}

async function superuserAt({ record }: ClusterLocation, port: number): Promise<pg.Client> {
  const client = new pg.Client(`postgres://postgres:${record.password}@127.0.0.1:${port}/postgres`)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The process and its children. */
const familyOf = (pid: number): number[] =>
  [pid, ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).split('\n')]
    .map(Number)
    .filter(Boolean)

/** A copy of the running server, made as PostgreSQL's manual describes a base backup without tools. */
async function makeStandby(location: ClusterLocation, primaryPort: number) {
  const { user, record } = location
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'faro-standby-'))
  const folder = join(home, 'pg')
  const client = await superuserAt(location, primaryPort)
  await client.query("select pg_backup_start('standby', true)")
  execFileSync('cp', ['-R', location.folder, folder])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  rmSync(join(folder, 'postmaster.pid'))
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(folder, 'standby.signal'), '')
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres password=${record.password} application_name=standby`
  writeFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  execFileSync('chmod', ['700', folder])
  if (user.ids) execFileSync('chown', ['-R', `${user.ids.uid}:${user.ids.gid}`, home])
  const programs = findPrograms(user, () => chooseExternalBase(home, user))
  const port = await freePort(null)
  const moved = { ...location, dataDir: home, home, folder }
  const pid = await startPostgres({ location: moved, programs, port, durable: true })
  // Only now a commit may wait for the standby.
  await client.query("alter system set synchronous_standby_names = 'standby'")
  await client.query('select pg_reload_conf()')
  await client.end()
  return {
    port,
    promote: async () => {
      const standby = await superuserAt(location, port)
      await standby.query('alter system reset synchronous_standby_names')
      await standby.query('select pg_promote(), pg_reload_conf()')
      await standby.end()
    },
    close: async () => {
      await stopPostmaster(pid, folder)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
