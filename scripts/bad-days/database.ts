import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addressOf } from '#server/database/embedded/cluster-record.ts'
import { findPrograms } from '#server/database/embedded/find-programs.ts'
import { chooseExternalBase, resolveLocation, type ClusterLocation } from '#server/database/embedded/location.ts'
import { openCluster } from '#server/database/embedded/open-cluster.ts'
import { findPostmaster, startPostgres, stopPostmaster } from '#server/database/embedded/postmaster.ts'

export interface OwnDatabase {
  /** The address of the application, on this port. */
  addressAt: (port: number) => string
  /** Another one after a crash. */
  readonly port: number
  /** The processes of the server: the postmaster first. */
  processes: () => number[]
  superuser: () => Promise<pg.Client>
  makeStandby: () => Promise<Standby>
  close: () => Promise<void>
}

export interface Standby {
  port: number
  promote: () => Promise<void>
  close: () => Promise<void>
}

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const portOf = (url: string): number => Number(new URL(url).port)

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A durable PostgreSQL in a temporary folder, which starts again by itself after a crash. */
export async function openDatabase(): Promise<OwnDatabase> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'faro-bad-days-'))
  const cluster = await openCluster(dataDir, silent)
  const location = await resolveLocation(dataDir)
  const { record, folder } = location
  const superuserAt = async (at: number) => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: at,
      user: 'postgres',
      password: record.password,
      database: 'postgres',
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  return {
    get port() {
      return portOf(cluster.url)
    },
    addressAt: (at) => addressOf(record, at),
    processes: () => familyOf(requirePostmaster(folder)),
    superuser: () => superuserAt(portOf(cluster.url)),
    makeStandby: () => makeStandby(location, { port: portOf(cluster.url), superuserAt }),
    close: async () => {
      await cluster.close()
      for (const left of [dataDir, location.home]) rmSync(left, { recursive: true, force: true })
    },
  }
}

function requirePostmaster(folder: string): number {
  const found = findPostmaster(folder)
  if (!found) throw new Error('PostgreSQL does not run')
  return found.pid
}

/** The process and its children. */
const familyOf = (pid: number): number[] =>
  [pid, ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).split('\n')]
    .map(Number)
    .filter(Boolean)

/** A copy of the running server, made as PostgreSQL's manual describes a base backup without tools. */
async function makeStandby(
  location: ClusterLocation,
  primary: { port: number; superuserAt: (port: number) => Promise<pg.Client> },
): Promise<Standby> {
  const { user, record } = location
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'faro-standby-'))
  const folder = join(home, 'pg')
  const client = await primary.superuserAt(primary.port)
  await client.query("select pg_backup_start('standby', true)")
  cpSync(location.folder, folder, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(folder, 'standby.signal'), '')
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${record.password} application_name=standby`
  writeFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  if (user.ids) giveTo(home, user.ids)
  const programs = findPrograms(user, () => chooseExternalBase(home, user))
  const port = await findFreePort()
  const pid = await startPostgres({
    location: { ...location, dataDir: home, home, folder },
    programs,
    port,
    durable: true,
  })
  // Only now a commit may wait for the standby.
  await client.query("alter system set synchronous_standby_names = 'standby'")
  await client.query('select pg_reload_conf()')
  await client.end()
  return {
    port,
    promote: async () => {
      const standby = await primary.superuserAt(port)
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

function giveTo(path: string, { uid, gid }: { uid: number; gid: number }): void {
  for (const name of ['', ...readdirSync(path, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(path, name), uid, gid)
  }
}
