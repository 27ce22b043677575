import { lt, sql } from 'drizzle-orm'
import { SENT_MAIL_DAYS } from '#contract/constants.ts'
import { account, sentMail } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

type Context = Pick<Deps, 'db' | 'clock'>
type NotedMail = { to: string; subject: string; refusal: string | null }

/** Notes that a mail has left or was refused, if an account has its address. The lock waits for who deletes the account: a failed job would send again. */
export const noteMail = ({ db, clock }: Context, { to, subject, refusal }: NotedMail) =>
  db.execute(sql`insert into ${sentMail} (account_id, subject, sent_at, refusal)
    select id, ${subject}, ${clock.now()}, ${refusal} from ${account} where email = ${to} for key share`)

/** Forgets what is too old to help anybody. */
export const sweepSentMails = ({ db, clock }: Context) =>
  db.delete(sentMail).where(lt(sentMail.sentAt, new Date(clock.now().getTime() - SENT_MAIL_DAYS * 24 * 3_600_000)))
