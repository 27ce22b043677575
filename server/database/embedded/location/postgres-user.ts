import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { clusterTexts } from '../texts.ts'

/** The operating system's user that runs PostgreSQL. `ids` is null if it is the user of this process. */
export interface PostgresUser {
  name: string
  ids: { uid: number; gid: number } | null
}

// PostgreSQL refuses to run as root. Its programs look up the user's name, so the user must exist.
const unprivileged = ['postgres', '_postgres', 'nobody']

/** The user that runs the cluster. An existing cluster keeps its owner. */
export function findPostgresUser(existingCluster: string | null): PostgresUser {
  if (process.getuid?.() !== 0) return { name: ownName(), ids: null }
  const accounts = readAccounts()
  const owner = existingCluster ? statSync(existingCluster).uid : 0
  const account = owner
    ? accounts.find((candidate) => candidate.uid === owner)
    : unprivileged.flatMap((name) => accounts.filter((candidate) => candidate.name === name))[0]
  if (account) return { name: account.name, ids: { uid: account.uid, gid: account.gid } }
  throw new Error(existingCluster && owner ? clusterTexts.unknownOwner(existingCluster, owner) : clusterTexts.noUser)
}

function ownName(): string {
  try {
    return userInfo().username
  } catch {
    return clusterTexts.userNumber(process.getuid?.())
  }
}

function readAccounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
}
