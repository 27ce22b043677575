import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createRecord, findRecord, type ClusterRecord } from './cluster-record.ts'
import { clusterTexts } from './texts.ts'

/** The operating system's user that runs PostgreSQL. `ids` is null if it is the user of this process. */
export interface PostgresUser {
  name: string
  ids: { uid: number; gid: number } | null
}

/** The folder of the cluster of a DATA_DIR, and the user who runs it. */
export interface ClusterLocation {
  dataDir: string
  /** DATA_DIR, or the external folder that replaces it. */
  home: string
  /** PostgreSQL's own data folder, `pg` in the home. */
  folder: string
  /** The folder that the PostgreSQL user cannot enter, if there is one. */
  closed: string | null
  user: PostgresUser
  record: ClusterRecord
}

/** Finds the location of the cluster. The first start chooses it and later starts keep it. */
export async function resolveLocation(given: string): Promise<ClusterLocation> {
  mkdirSync(given, { recursive: true })
  const dataDir = realpathSync(given)
  const found = await findRecord(dataDir)
  const existing = join(found?.outside ?? dataDir, 'pg')
  // A cluster without its password cannot be used, and to replace it would look like lost data.
  if (!found && existsSync(existing)) throw new Error(clusterTexts.passwordMissing(existing))
  const user = findPostgresUser(existing)
  const closed = findClosedFolder(dirname(dataDir), user)
  const record = found ?? (await createRecord(dataDir, closed ? createExternalFolder(dataDir, user) : null))
  if (record.outside) claimExternalFolder(record.outside, dataDir)
  else if (user.ids) allowTraversal(dataDir)
  const home = record.outside ?? dataDir
  return { dataDir, home, folder: join(home, 'pg'), closed, user, record }
}

/**
 * The user that runs the cluster. PostgreSQL refuses to run as root, and its programs look up the user's name, so the user
 * must exist. An existing cluster keeps its owner.
 */
function findPostgresUser(cluster: string): PostgresUser {
  if (process.getuid?.() !== 0) return { name: '', ids: null }
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const users = lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, ids: { uid: Number(uid), gid: Number(gid) } }
  })
  const owner = existsSync(cluster) && users.find(({ ids }) => ids.uid === statSync(cluster).uid && ids.uid > 0)
  const found =
    owner || ['postgres', '_postgres', 'nobody'].flatMap((name) => users.filter((user) => user.name === name))[0]
  if (!found) throw new Error(clusterTexts.noUser)
  return found
}

const foldersTo = (path: string): string[] => (dirname(path) === path ? [path] : [...foldersTo(dirname(path)), path])

/** The first folder of this path (the last one included) that the user may not enter, or null. */
export const findClosedFolder = (path: string, { ids }: PostgresUser): string | null =>
  foldersTo(path).find((folder) => {
    const { mode, uid, gid } = statSync(folder)
    if (!ids || uid === ids.uid) return ids && (mode & 0o100) === 0
    return (mode & (gid === ids.gid ? 0o010 : 0o001)) === 0
  }) ?? null

/** Lets other users traverse this folder but not list it. Each secret file below it has its own mode. */
export function allowTraversal(folder: string): void {
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o7777) | 0o001)
}

/**
 * Chooses a folder outside DATA_DIR that the PostgreSQL user can enter. A temporary DATA_DIR gets a temporary folder,
 * so that a reboot deletes both.
 */
export function chooseExternalBase(dataDir: string, user: PostgresUser): string {
  const temporary = realpathSync(tmpdir())
  const permanent = ['/var/lib', '/opt', '/srv', '/var/tmp']
  const isTemporary = [temporary, '/dev/shm'].some((folder) => dataDir.startsWith(`${folder}/`))
  const parents = isTemporary ? [temporary, '/tmp', ...permanent] : permanent
  const base = parents.map((parent) => join(parent, 'faro-empleo')).find((folder) => isUsable(folder, user))
  if (base) return base
  throw new Error(clusterTexts.noPlace(dataDir, user.name, parents))
}

/** Refuses a folder that another user made, for example in /tmp: it may contain their programs. */
function isUsable(folder: string, user: PostgresUser): boolean {
  try {
    makeOpenFolder(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
  }
  const found = lstatSync(folder)
  const isOurs = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  return isOurs && findClosedFolder(folder, user) === null
}

function makeOpenFolder(folder: string): void {
  mkdirSync(folder)
  // The umask may have removed permissions that the PostgreSQL user needs.
  chmodSync(folder, 0o755)
}

const ownerFile = (folder: string): string => join(folder, 'belongs-to')

/** Creates a folder that holds the cluster of a DATA_DIR which the PostgreSQL user cannot enter. */
function createExternalFolder(dataDir: string, user: PostgresUser): string {
  const name = [basename(dirname(dataDir)), basename(dataDir), randomBytes(4).toString('hex')].join('-')
  const folder = join(chooseExternalBase(dataDir, user), name.replace(/[^\w.-]/g, '_'))
  makeOpenFolder(folder)
  writeFileSync(ownerFile(folder), dataDir)
  return folder
}

/** Checks that the external folder belongs to this DATA_DIR. It may have been moved, but a copy is refused. */
function claimExternalFolder(outside: string, dataDir: string): void {
  if (!existsSync(outside)) throw new Error(clusterTexts.externalGone(outside, dataDir))
  const owner = readFileSync(ownerFile(outside), 'utf8')
  if (owner === dataDir) return
  if (existsSync(join(owner, 'postgres.json'))) throw new Error(clusterTexts.externalShared(outside, dataDir, owner))
  writeFileSync(ownerFile(outside), dataDir)
}
