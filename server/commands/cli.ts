import { loadEnvFile } from '#server/config/env-file.ts'
import { readEnv } from '#server/config/env.ts'
import { operatorCommands, readCommand, type Command } from '#server/features/auth/operators/run-command.ts'
import { judgeAllOffers } from '#server/domain/reviews/findings/judge-saved-offer.ts'
import { dayInMadrid, systemClock } from '#server/clock.ts'
import { requireCluster } from '#server/database/require-site.ts'
import { resumeRemovals } from '#server/jobs/paused-removals/paused-removals.ts'
import { failureLine } from '#server/process/failure-line.ts'
import { commandTexts } from '#server/features/auth/operators/texts.ts'
import { requireYes } from './ask.ts'
import { backupCommands } from './back-up.ts'
import { runDoctor } from './doctor/run-doctor.ts'
import { openSite, type Closers, type ShellRun } from './open-site.ts'
import { readWords, UsageError } from './read-words.ts'
import { rotateSecret } from './rotate-secret.ts'
import { siteCommands } from './site-commands.ts'
import { shellTexts } from './texts.ts'

// Commands of the shell: npm run cli -- <command>. The service may run meanwhile. Exit code 1 after a failure, 2 for a command
// that does not exist or is written wrong. Tests import this file too.

const databaseCommands: Record<string, Command> = {
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

/** Commands that need the database and nothing else. */
const inDatabase = (name: string): ShellRun => {
  return async (env, words, closers) => {
    const { takesAccount, warning } = databaseCommands[name] ?? {}
    const { given: whose, flags } = readWords(words, { most: takesAccount ? 1 : 0, flags: warning ? ['yes'] : [] })
    const { access, run } = readCommand(databaseCommands, [name, ...whose])
    if (warning) await requireYes(warning(whose[0] ?? ''), { isYes: flags.has('yes') })
    return run({ db: await openSite(env, closers, access), env, clock: systemClock })
  }
}

/** Examines the site, also while its database is away. Ends with 1 where something is wrong, so that a script notices. */
const doctor: ShellRun = async (env, words, closers) => {
  await requireCluster(env)
  const openDatabase = () => openSite(env, closers, 'reads')
  const { text, isSound } = await runDoctor({ env, clock: systemClock, openDatabase }, words)
  if (!isSound) process.exitCode = 1
  return text
}

export const commands: Readonly<Record<string, ShellRun>> = {
  ...Object.fromEntries(Object.keys(databaseCommands).map((name) => [name, inDatabase(name)])),
  ...siteCommands,
  ...backupCommands,
  doctor,
  'rotate-secret': rotateSecret,
}

const asksForHelp = (word: string) => /^(-h|--help)$/.test(word)

/** The lines of one command in the list of all. */
const helpOf = (name = ''): string[] =>
  shellTexts.usage.split(/\n(?=\S| {2}\S)/).filter((entry) => entry.startsWith(`  ${name} `))

/** Does what the words say, and returns what the shell prints. */
export async function runShell([name = 'help', ...words]: readonly string[], closers: Closers): Promise<string> {
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (run && words.some(asksForHelp)) return helpOf(name).join('\n')
  if (name === 'help' || asksForHelp(name)) return shellTexts.usage
  if (!run) throw new UsageError(shellTexts.unknownCommand(name))
  loadEnvFile()
  return run(readEnv(), words, closers)
}

if (import.meta.main) {
  const closers: Closers = []
  const [, , ...given] = process.argv
  try {
    console.log(await runShell(given, closers))
  } catch (error) {
    const isUsage = error instanceof UsageError
    // The reason is the last line, where people look first.
    console.error([...(isUsage ? helpOf(given[0]) : []), failureLine(error)].join('\n'))
    process.exitCode = isUsage ? 2 : 1
  } finally {
    for (const close of closers.toReversed()) await close().catch(() => undefined)
  }
}
