import { loadEnvFile } from '#server/config/env-file.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { operatorCommands, readCommand, type Command } from '#server/features/auth/operators/run-command.ts'
import { judgeAllOffers } from '#server/domain/reviews/findings/judge-saved-offer.ts'
import { dayInMadrid, systemClock } from '#server/clock.ts'
import { requireCluster } from '#server/database/require-site.ts'
import { resumeRemovals } from '#server/jobs/held-removals/held-removals.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { commandTexts } from '#server/features/auth/operators/texts.ts'
import { backupCommands } from './back-up.ts'
import { runDoctor } from './doctor/run-doctor.ts'
import { openSite, type Closers } from './open-site.ts'

// Commands of the shell: npm run cli -- <command>. The service may run meanwhile.

const commands: Record<string, Command> = {
  ...operatorCommands,
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

/** Examines the site, also while its database is away. Ends with 1 where something is wrong, so that a script notices. */
async function examine(env: Env, words: readonly string[]): Promise<void> {
  await requireCluster(env)
  const openDatabase = () => openSite(env, closers, 'reads')
  const { text, isSound } = await runDoctor({ env, clock: systemClock, openDatabase }, words)
  if (!isSound) process.exitCode = 1
  console.log(text)
}

try {
  loadEnvFile()
  const env = readEnv()
  const [name, ...words] = process.argv.slice(2)
  const runBackup = backupCommands[name ?? '']
  if (name === 'doctor') await examine(env, words)
  else if (runBackup) console.log(await runBackup(env, words, closers))
  else {
    const { access, run } = readCommand(commands, process.argv.slice(2))
    const db = await openSite(env, closers, access)
    console.log(await run({ db, env, clock: systemClock }))
  }
} catch (error) {
  console.error(failureLine(error))
  process.exitCode = 1
} finally {
  for (const close of closers.toReversed()) await close().catch(() => undefined)
}
