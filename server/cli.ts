import { loadEnvFile } from './config/env-file.ts'
import { readEnv, type Env } from './config/env.ts'
import { reportHealth } from './features/applications/doctor/examine.ts'
import { runCommand } from './features/auth/operators/run-command.ts'
import { judgeAllOffers } from './features/offers/findings/judge-saved-offer.ts'
import { dayInMadrid, systemClock } from './platform/clock.ts'
import { findServer } from './platform/database/connection/find-server.ts'
import { findLastAddress } from './platform/database/embedded/find-last-address.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase, type Database } from './platform/database/open.ts'
import { resumeRemovals } from './platform/jobs/held-removals/held-removals.ts'
import { openLog } from './platform/log.ts'
import { failureLine } from './platform/process/failure-line.ts'
import { commandTexts } from './features/auth/operators/texts.ts'

// Commands of the shell: npm run cli -- <command>. The service may run meanwhile.

type Closers = (() => Promise<void>)[]

/** The database of the site. If its embedded server does not run, it runs for as long as the command. */
async function openSite(env: Env, closers: Closers, changes: boolean): Promise<Database> {
  const log = openLog(env)
  const last = env.databaseUrl ? undefined : await findLastAddress(env.dataDir)
  const running = last ? await openDatabase(last, { log }).catch(() => undefined) : undefined
  const opened = running ?? (await openDatabase((await findServer(env, log, closers)).url, { log }))
  closers.push(opened.close)
  // An operator may be made before the first start.
  if (changes) await migrate(opened.db)
  return opened.db
}

async function judgeOffers(db: Database): Promise<string> {
  const { judged, marked } = await judgeAllOffers(db, dayInMadrid(systemClock.now()))
  return commandTexts.offersJudged(judged, marked)
}

async function goOnRemoving(db: Database): Promise<string> {
  await resumeRemovals({ db, clock: systemClock })
  return commandTexts.removalsResumed
}

/** Only reads. Ends with 1 where something is wrong, so that a script notices. */
async function examineSite(db: Database): Promise<string> {
  const { text, isSound } = await reportHealth(db, systemClock.now())
  if (!isSound) process.exitCode = 1
  return text
}

const commands: Record<string, (db: Database) => Promise<string>> = {
  doctor: examineSite,
  'judge-offers': judgeOffers,
  'resume-removals': goOnRemoving,
}

const closers: Closers = []
try {
  loadEnvFile()
  const env = readEnv()
  const words = process.argv.slice(2)
  const db = await openSite(env, closers, words[0] !== 'doctor')
  const command = commands[words[0] ?? '']
  console.log(command ? await command(db) : await runCommand({ db, env, clock: systemClock }, words))
} catch (error) {
  console.error(failureLine(error))
  process.exitCode = 1
} finally {
  for (const close of closers.toReversed()) await close().catch(() => undefined)
}
