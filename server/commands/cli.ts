import { loadEnvFile } from '#server/config/env-file.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { reportHealth } from '#server/features/applications/doctor/examine.ts'
import { operatorCommands, readCommand, type Command } from '#server/features/auth/operators/run-command.ts'
import { judgeAllOffers } from '#server/domain/reviews/findings/judge-saved-offer.ts'
import { dayInMadrid, systemClock } from '#server/clock.ts'
import { findServer } from '#server/database/connection/find-server.ts'
import { findLastAddress } from '#server/database/embedded/cluster-record.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { requireCluster, requireTables, requireUpToDate } from '#server/database/require-site.ts'
import { resumeRemovals } from '#server/jobs/held-removals/held-removals.ts'
import { openLog } from '#server/log/log.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { commandTexts } from '#server/features/auth/operators/texts.ts'

// Commands of the shell: npm run cli -- <command>. The service may run meanwhile.

type Closers = (() => Promise<void>)[]

/** The database of the site. If its embedded server does not run, it runs for as long as the command. */
async function openSite(env: Env, closers: Closers, access: Command['access']): Promise<Database> {
  if (access !== 'creates') await requireCluster(env)
  const log = openLog(env)
  const last = env.databaseUrl ? undefined : await findLastAddress(env.dataDir)
  const running = last ? await openDatabase(last, { log }).catch(() => undefined) : undefined
  const opened = running ?? (await openDatabase((await findServer(env, log, closers)).url, { log }))
  closers.push(opened.close)
  if (access === 'reads') await requireUpToDate(opened.db)
  if (access === 'changes') await requireTables(opened.db)
  if (access !== 'reads') await migrate(opened.db)
  return opened.db
}

const commands: Record<string, Command> = {
  ...operatorCommands,
  doctor: {
    access: 'reads',
    /** Ends with 1 where something is wrong, so that a script notices. */
    async run({ db, clock }) {
      const { text, isSound } = await reportHealth(db, clock.now())
      if (!isSound) process.exitCode = 1
      return text
    },
  },
  'judge-offers': {
    access: 'changes',
    async run({ db, clock }) {
      const { judged, marked } = await judgeAllOffers(db, dayInMadrid(clock.now()))
      return commandTexts.offersJudged(judged, marked)
    },
  },
  'resume-removals': {
    access: 'changes',
    async run({ db, clock }) {
      await resumeRemovals({ db, clock })
      return commandTexts.removalsResumed
    },
  },
}

const closers: Closers = []
try {
  loadEnvFile()
  const env = readEnv()
  const { access, run } = readCommand(commands, process.argv.slice(2))
  const db = await openSite(env, closers, access)
  console.log(await run({ db, env, clock: systemClock }))
} catch (error) {
  console.error(failureLine(error))
  process.exitCode = 1
} finally {
  for (const close of closers.toReversed()) await close().catch(() => undefined)
}
