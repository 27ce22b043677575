import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Handle, Tx } from '#server/platform/database/open.ts'
import { MailError } from '#server/platform/mail/mail-error.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'

/** Rows that are mails to send. Each has a group, such as its application, whose mails leave in their order. */
export interface Outbox {
  /** For the log. */
  name: string
  /** The first key of its locks, see advisory-lock.ts. */
  lockKey: number
  /** The first mail of each group that is due, oldest first, some at a time. Without the groups that rest. */
  list(db: Handle, now: Date, resting: readonly number[]): Promise<Waiting[]>
  /** The mail of a row that still waits, read again. Null: nobody needs it any more. Undefined: it does not wait, or has to wait longer. */
  write(tx: Tx, id: number, now: Date): Promise<Mail | null | undefined>
  /** It was sent, or it never will be. */
  close(tx: Handle, id: number, now: Date): Promise<void>
}

export interface Waiting {
  id: number
  group: number
}

export interface Post {
  db: Database
  mailer: Mailer
  clock: Clock
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** `left`: it does not wait any more, or another process has it in hand. */
export type Delivery = 'sent' | 'unneeded' | 'left'

/** Longer than a mail may take. The connections of the pool allow a transaction less. */
const HELD_MS = 150_000

/**
 * Sends the mail of a row and closes the row. Throws if it has to be tried again.
 *
 * An advisory lock holds the row for this process, because a lock of the row would stop the deletion of an account while a mail server keeps
 * silent. It ends with the transaction, also when the process is killed. If that happens after the mail was handed over, it is handed over
 * again with the same id.
 */
export const deliver = ({ db, mailer, clock, log }: Post, outbox: Outbox, id: number): Promise<Delivery> =>
  db.transaction(async (tx) => {
    if (!(await hold(tx, outbox.lockKey, id))) return 'left'
    const mail = await outbox.write(tx, id, clock.now())
    if (mail === undefined) return 'left'
    const onRefusal = (error: MailError) => log.error({ err: error, outbox: outbox.name, id }, 'a mail was refused')
    if (mail) await send(mailer, mail, onRefusal)
    await outbox.close(tx, id, clock.now())
    return mail ? 'sent' : 'unneeded'
  })

/** What is read after this was committed before it: another process may have sent the mail meanwhile. */
async function hold(tx: Tx, key: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(sql`
    select pg_try_advisory_xact_lock(${key}, ${id % 2 ** 31}::int) as held,
      set_config('idle_in_transaction_session_timeout', ${String(HELD_MS)}, true)`)
  return rows[0]?.held ?? false
}

/** Holds rows until the transaction ends, so that no mail of them leaves. Returns those that no process is sending now. */
export async function holdRows(tx: Tx, key: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(ids)}::bigint[]) as id
    where pg_try_advisory_xact_lock(${key}::int, (id % ${2 ** 31}::bigint)::int)`)
  return rows.map(({ id }) => Number(id))
}

/** A mail that is refused for good is done: it holds up no other. */
async function send(mailer: Mailer, mail: Mail, onRefusal: (error: MailError) => void): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => {
    if (!(error instanceof MailError) || error.code !== 'mail_refused') throw error
    onRefusal(error)
  })
}
