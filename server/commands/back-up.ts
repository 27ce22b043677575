import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { systemClock } from '#server/clock.ts'
import { checkBackup } from '#server/backup/check-backup.ts'
import { findIdentity } from '#server/backup/keys.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { listFuture } from '#server/backup/place.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { backupTexts as texts } from '#server/backup/texts.ts'
import { markFolder, unmarkFolder } from '#server/database/being-restored.ts'
import { findServer } from '#server/database/connection/find-server.ts'
import { openDatabase } from '#server/database/open.ts'
import { hasCluster } from '#server/database/require-site.ts'
import { openFiles } from '#server/files/open-files.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { openLog } from '#server/log/log.ts'
import { queues } from '#server/start/all-jobs.ts'
import { openSite, type ShellRun } from './open-site.ts'
import { readWords, UsageError } from './read-words.ts'

/** The folder of a backup, and the key that reads it: `--identity=FILE`, or BACKUP_PASSPHRASE. */
async function readChoice(env: Env, words: readonly string[]): Promise<{ folder: string; identity: string }> {
  const {
    values,
    given: [given],
  } = readWords(words, { options: ['identity'], most: 1 })
  if (!given) throw new UsageError(texts.noBackupNamed)
  const folder = resolve(env.backup?.dir ?? '.', given)
  const text = values.identity === undefined ? undefined : await readFile(values.identity, 'utf8')
  return { folder, identity: await findIdentity(dirname(folder), env.backupPassphrase, text) }
}

// No link is signed here, and a restore must not make a secret.
const openStore = (env: Env) => openFiles({ env, secret: randomBytes(32), clock: systemClock })

const backup: ShellRun = async (env, words, closers) => {
  readWords(words, { most: 0 })
  if (!env.backup) throw new Error(texts.noPlace)
  const db = await openSite(env, closers, 'reads')
  const made = await makeBackup({ db, files: await openStore(env), clock: systemClock, env })
  const future = texts.future(await listFuture(env.backup.dir, systemClock.now()))
  return [texts.made(made), ...future.map((said) => said.join('. '))].join('\n')
}

const check: ShellRun = async (env, words) => {
  const { folder, identity } = await readChoice(env, words)
  const { parts, damaged } = await checkBackup(folder, identity)
  if (damaged.length > 0) throw new Error(texts.damaged(damaged))
  return texts.sound(basename(folder), parts)
}

const restore: ShellRun = async (env, words, closers) => {
  const { folder, identity } = await readChoice(env, words)
  const log = openLog(env)
  if (!(await hasCluster(env))) await markFolder(env.dataDir)
  // Only a killed process leaves the mark. A busy machine makes a restore wait, since giving up would mean to begin anew.
  closers.push(() => unmarkFolder(env.dataDir))
  const options = { log, forRestore: true, patienceMs: 60_000 }
  const { db, close } = await openDatabase((await findServer(env, log, closers)).url, options)
  closers.push(close)
  const prepareJobs = () => prepareQueues(db.$client, queues)
  const { tables, files } = await restoreBackup(folder, identity, { env, db, files: await openStore(env), prepareJobs })
  return texts.restored(
    basename(folder),
    tables.reduce((sum, { rows }) => sum + rows, 0),
    files.length,
  )
}

/** The commands of the shell about backups. */
export const backupCommands: Readonly<Record<string, ShellRun>> = { backup, 'check-backup': check, restore }
