import { and, desc, eq, gt, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm'
import { ROLE_OPERATOR, SENT_MAILS_SHOWN_MAX } from '#contract/constants.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import {
  account,
  accountDeletion,
  candidate,
  company,
  cv,
  operator,
  operatorAct,
  sentMail,
  session,
} from '#server/database/schema/schema.ts'
import { matchesSearch } from './match-search.ts'

export type AccountState = 'active' | 'unconfirmed' | 'suspended' | 'disabled' | 'closed'

export interface AccountFilters {
  /** An account number, an e-mail, or words of a name. */
  search: string | undefined
  /** Null: no role chosen yet. */
  role: number | null | undefined
  state: AccountState | undefined
  /** Only accounts before this one. */
  beforeId: number | undefined
}

const isClosed = isNotNull(accountDeletion.accountId)
const isSuspended = sql`${company.isSuspended}`
const isDisabled = sql`(${account.disabledAt} is not null or ${operator.disabledAt} is not null)`

/** The first true condition gives the state. A disabled company is suspended too. */
const stateOf = sql<AccountState>`case when ${isClosed} then 'closed'
  when ${isDisabled} then 'disabled' when ${isSuspended} then 'suspended' when ${account.isConfirmed} then 'active' else 'unconfirmed' end`

/** A smaller table or a partial index for rare states, so that not every account is read. */
const isMaybe: Partial<Record<AccountState, SQL>> = {
  closed: isClosed,
  suspended: isSuspended,
  disabled: sql`${account.id} in (select account_id from operator where disabled_at is not null
    union all select id from account where disabled_at is not null)`,
  unconfirmed: not(account.isConfirmed),
}

const accountColumns = {
  id: account.id,
  email: account.email,
  role: account.role,
  state: stateOf,
  companyName: company.name,
  createdAt: account.createdAt,
  lastUsedOn: account.lastUsedOn,
}

/** The newest accounts. */
export const listAccounts = (db: Handle, filters: AccountFilters, limit: number) => {
  const { search, role, state, beforeId } = filters
  return db
    .select(accountColumns)
    .from(account)
    .leftJoin(company, eq(company.accountId, account.id))
    .leftJoin(operator, eq(operator.accountId, account.id))
    .leftJoin(accountDeletion, eq(accountDeletion.accountId, account.id))
    .where(
      and(
        search ? matchesSearch(search) : undefined,
        role === undefined ? undefined : isRole(role),
        state && and(isMaybe[state], eq(stateOf, state)),
        beforeId ? lt(account.id, beforeId) : undefined,
      ),
    )
    .orderBy(desc(account.id))
    .limit(limit)
}

const isRole = (role: number | null): SQL => (role === null ? isNull(account.role) : eq(account.role, role))

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

/** An account with what it has. Undefined if it does not exist. */
export async function findAccount(db: Handle, id: number, now: Date) {
  const [row] = await db
    .select({
      ...accountColumns,
      isConfirmed: account.isConfirmed,
      destroyedAt: accountDeletion.dueAt,
      disabledAt: sql<Date | null>`coalesce(${account.disabledAt}, ${operator.disabledAt})`.mapWith(account.disabledAt),
      hasDevice: sql<
        boolean | null
      >`case when ${operator.accountId} is not null then ${operator.totpSecret} is not null end`,
      sessions: db.$count(session, and(eq(session.accountId, account.id), gt(session.expiresAt, now))),
      companyId: company.id,
      plan: company.plan,
      verification: company.verification,
    })
    .from(account)
    .leftJoin(company, eq(company.accountId, account.id))
    .leftJoin(operator, eq(operator.accountId, account.id))
    .leftJoin(accountDeletion, eq(accountDeletion.accountId, account.id))
    .where(eq(account.id, id))
  return row
}

export type AccountDetails = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** A person's own data, without document number and birth date. Undefined for companies and operators. */
export async function findPerson(tx: Tx, accountId: number) {
  const [row] = await tx
    .select({
      email: account.email,
      candidateId: candidate.id,
      firstName: candidate.firstName,
      firstSurname: candidate.firstSurname,
      secondSurname: candidate.secondSurname,
      mobilePhone: candidate.mobilePhone,
    })
    .from(account)
    .leftJoin(candidate, eq(candidate.accountId, account.id))
    .where(and(eq(account.id, accountId), sql`coalesce(${account.role}, 1) <> ${ROLE_OPERATOR}`))
  return row
}

/** The CVs that a candidate has not removed, the newest first. */
export const listCvs = (tx: Tx, candidateId: number) =>
  tx
    .select({ id: cv.id, name: cv.name, uploadedOn: cv.uploadedOn })
    .from(cv)
    .where(and(eq(cv.candidateId, candidateId), isNull(cv.removedAt)))
    .orderBy(desc(cv.id))

interface Decided {
  accountId: number
  isDisabled: boolean
  decidedAt: number
}

/** The owner and the reason, which the register keeps. Undefined: overruled, the account is gone, or its e-mail may be somebody else's. */
export async function findDecided(db: Handle, decided: Decided) {
  const { accountId, decidedAt } = decided
  const [row] = await db
    .select({
      email: account.email,
      role: account.role,
      disabledAt: account.disabledAt,
      reason: operatorAct.reason,
    })
    .from(account)
    .innerJoin(operatorAct, eq(operatorAct.subjectId, account.id))
    .where(
      and(
        eq(account.id, accountId),
        account.isConfirmed,
        eq(operatorAct.kind, decided.isDisabled ? 'disable-account' : 'enable-account'),
        eq(operatorAct.happenedAt, new Date(decidedAt)),
      ),
    )
    .orderBy(desc(operatorAct.id))
    .limit(1)
  const isLast = decided.isDisabled ? row?.disabledAt?.getTime() === decidedAt : row?.disabledAt === null
  return row && isLast ? { ...row, reason: row.reason ?? '' } : undefined
}

/** The mails to the owner of an account, the newest first. */
export const listMails = (tx: Tx, accountId: number) =>
  tx
    .select({ subject: sentMail.subject, sentAt: sentMail.sentAt, refusal: sentMail.refusal })
    .from(sentMail)
    .where(eq(sentMail.accountId, accountId))
    .orderBy(desc(sentMail.sentAt), desc(sentMail.id))
    .limit(SENT_MAILS_SHOWN_MAX)
