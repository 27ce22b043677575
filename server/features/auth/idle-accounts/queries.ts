import { sql, type SQL } from 'drizzle-orm'
import type { Retention } from '#server/config/env.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, accountDeletion, company, idleNotice } from '#server/database/schema/schema.ts'

export interface IdleTerms extends Retention {
  /** Today in Madrid. */
  today: string
}

export type NoticeKind = (typeof idleNotice.$inferSelect)['kind']

const AT_ONCE = 500
// A letter that nobody could send, as while the mail server was away, is asked for again after so many days.
const ASK_AGAIN_DAYS = 7

const inMonths = (months: number): SQL => sql`(${account.lastUsedOn} + make_interval(months => ${months}::int))::date`
const today = (terms: IdleTerms): SQL => sql`${terms.today}::date`

/** The last day on which an account can still be used, if its owner is told on a day. */
const lastDay = (terms: IdleTerms, told: SQL): SQL =>
  sql`greatest(${inMonths(terms.idleAccountMonths)}, ${told} + ${terms.idleLastNoticeDays}::int)`

// Operators keep their accounts. Accounts with an unconfirmed e-mail end sooner, and those that are closed have their own time.
const canBeIdle = sql`${account.isConfirmed} and coalesce(${account.role} in (1, 2), true)
  and not exists (select from ${accountDeletion} where ${accountDeletion.accountId} = ${account.id})`

const isFirstDue = (terms: IdleTerms): SQL => sql`${inMonths(terms.idleNoticeMonths)} <= ${today(terms)}`
const isLastDue = (terms: IdleTerms): SQL =>
  sql`${inMonths(terms.idleAccountMonths)} - ${terms.idleLastNoticeDays}::int <= ${today(terms)}`

// Accounts that are late for the first letter get only the last one.
const isDue = (kind: NoticeKind, terms: IdleTerms): SQL =>
  kind === 'last' ? isLastDue(terms) : sql`${isFirstDue(terms)} and not ${isLastDue(terms)}`

/** How many accounts should have got a letter. */
export const countDue = (db: Handle, terms: IdleTerms): Promise<number> =>
  db.$count(account, sql`${canBeIdle} and ${isFirstDue(terms)}`)

/** A running Premium counts as a use on the day on which the account would get a letter. */
export const markPremiumUsed = (db: Handle, terms: IdleTerms) =>
  db.execute(sql`update ${account} set last_used_on = ${today(terms)}
    where ${isFirstDue(terms)} and id in (select account_id from ${company} where plan = 'premium')`)

/**
 * Adds the notices of one kind that are due, some of them at a time. Returns their accounts: each once, also if several processes do
 * this.
 */
export async function addNotices(tx: Tx, kind: NoticeKind, terms: IdleTerms): Promise<number[]> {
  const isAskedAgain = sql`${idleNotice.sentOn} is null and ${idleNotice.queuedOn} <= ${today(terms)} - ${ASK_AGAIN_DAYS}::int`
  const isNew = sql`(${idleNotice.lastUsedOn} <> excluded.last_used_on or (${isAskedAgain}))`
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${idleNotice} (account_id, kind, last_used_on, queued_on)
    select ${account.id}, ${kind}, ${account.lastUsedOn}, ${today(terms)} from ${account}
      left join ${idleNotice} on ${idleNotice.accountId} = ${account.id} and ${idleNotice.kind} = ${kind}
    where ${canBeIdle} and ${isDue(kind, terms)}
      and (${idleNotice.accountId} is null or ${idleNotice.lastUsedOn} <> ${account.lastUsedOn} or (${isAskedAgain}))
    order by ${account.id} limit ${AT_ONCE}
    on conflict (account_id, kind) do update
      set last_used_on = excluded.last_used_on, queued_on = excluded.queued_on, sent_on = null
      where ${isNew}
    returning account_id as id`)
  return rows.map(({ id }) => id)
}

/** An unsent notice: its recipient, who may be kept out by an operator, the last use, and the day on which the account will be closed. */
export async function findNotice(
  db: Handle,
  { accountId, kind }: { accountId: number; kind: NoticeKind },
  terms: IdleTerms,
) {
  const { rows } = await db.execute<{ email: string; isDisabled: boolean; since: string; until: string }>(sql`
    select ${account.email}, ${account.disabledAt} is not null as "isDisabled", ${account.lastUsedOn} as since, ${lastDay(terms, today(terms))} + 1 as until
    from ${account} join ${idleNotice} on ${idleNotice.accountId} = ${account.id}
      and ${idleNotice.lastUsedOn} = ${account.lastUsedOn}
    where ${account.id} = ${accountId} and kind = ${kind} and sent_on is null and ${canBeIdle}`)
  return rows[0]
}

export const markSent = (db: Handle, { accountId, kind }: { accountId: number; kind: NoticeKind }, sentOn: string) =>
  db.execute(sql`update ${idleNotice} set sent_on = ${sentOn} where account_id = ${accountId} and kind = ${kind}`)

/** Accounts whose last day is over, or whether a single one is such an account. */
export async function listIdle(db: Handle, terms: IdleTerms, id?: number) {
  const { rows } = await db.execute<{ accountId: number; companyId: number | null }>(sql`
    select ${account.id} as "accountId", ${company.id} as "companyId"
    from ${idleNotice} join ${account} on ${account.id} = ${idleNotice.accountId}
      and ${account.lastUsedOn} = ${idleNotice.lastUsedOn}
      left join ${company} on ${company.accountId} = ${account.id}
    where kind = 'last' and sent_on is not null and ${lastDay(terms, sql`sent_on`)} < ${today(terms)} and ${canBeIdle}
      ${id === undefined ? sql`` : sql`and ${account.id} = ${id}`}
    order by ${account.id} limit ${AT_ONCE}`)
  return rows
}

/** Deletes the notices of accounts that were used since. */
export const deleteOldNotices = (db: Handle) =>
  db.execute(sql`delete from ${idleNotice} using ${account}
    where ${account.id} = ${idleNotice.accountId} and ${account.lastUsedOn} <> ${idleNotice.lastUsedOn}`)
