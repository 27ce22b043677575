import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/open.ts'
import { maskEmail } from '#server/features/operator/mask-email.ts'
import { listFailedJobs, type FailedJob } from '#server/jobs/dead-letters.ts'
import { repeatDeadLetters } from '#server/jobs/repeat-dead-letters.ts'
import { openSite, type ShellRun } from './open-site.ts'
import { readWords, UsageError } from './read-words.ts'
import { shellTexts as texts } from './texts.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Lists the jobs that failed for good, or gives them one more try: all, those of a queue, or a single one. */
export const resendMail: ShellRun = async (env, words, closers) => {
  const { flags, given } = readWords(words, { flags: ['list'], most: 1 })
  const [which] = given
  const isId = which !== undefined && UUID.test(which)
  const db = await openSite(env, closers, flags.has('list') ? 'reads' : 'changes')
  if (which !== undefined && !isId) await requireQueue(db, which)
  const chosen = isId ? { id: which } : { queue: which }
  if (flags.has('list')) return (await listFailedJobs(db, chosen)).map(lineOf).join('\n') || texts.noneFailed
  const count = await repeatDeadLetters(db, chosen)
  if (isId && count === 0) throw new Error(texts.noFailedJob(which))
  return texts.repeated(count)
}

async function requireQueue(db: Database, queue: string): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.queue order by name`)
  const known = rows.map(({ name }) => name)
  if (!known.includes(queue)) throw new UsageError(texts.unknownQueue(queue, known))
}

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Madrid' })

const lineOf = ({ id, queue, since, reason, email, role }: FailedJob): string =>
  texts.failedJob({
    id,
    queue,
    since: moment.format(since),
    receiver: email === null ? null : maskEmail(email, role),
    reason,
  })
