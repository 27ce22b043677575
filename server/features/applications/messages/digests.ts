import { and, asc, eq, sql } from 'drizzle-orm'
import { mondayOf } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { isReachable } from '#server/domain/accounts/reachable.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { shownName } from '#server/domain/applications/first-look.ts'
import { isOpen } from '#server/domain/applications/open-applications.ts'
import { textInSent } from '#server/domain/offers/offer-snapshot.ts'
import { account, application, applicationMessage, candidate, company } from '#server/database/schema/schema.ts'
import { letsWait } from '../news/company-queries.ts'
import { DIGEST_HOUR, digestDay } from '../news/make-company-mails.ts'
import { candidateHasToAnswer, companyHasToAnswer } from './has-to-answer.ts'

const DAY_MS = 86_400_000

/** Adds the digest of the day for each account that has to answer a message, from nine o'clock in Madrid on. */
export async function queueDigests({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = digestDay(now)
  if (!day) return
  const accountIds = new Set((await listToAnswer(db, { day, now })).map((row) => row.accountId))
  if (accountIds.size === 0) return
  // An account has one job a day, also if several processes add it at once.
  const placeOf = (accountId: number) => accountId * 2 ** 16 + Date.parse(day) / DAY_MS
  const queued = [...accountIds].map((key) => ({ key, place: placeOf(key), data: { accountId: key, day } }))
  await jobs.enqueueInOrder(db, 'messages-written', queued)
}

const isOfCompany = sql<boolean>`(${applicationMessage.side} = 'empresa')`

const readerOf = sql`case when ${isOfCompany} then ${candidate.accountId} else ${company.accountId} end`

const nineOf = (day: string, daysBefore: number) =>
  sql`(${day}::date - ${daysBefore}::int + time '09:00') at time zone 'Europe/Madrid'`

/**
 * The messages of the 24 hours until nine o'clock of a day that their readers still have to answer, of all accounts or of one. An account that
 * wants no such mail has none.
 */
export const listToAnswer = (db: Handle, { accountId, day, now }: { accountId?: number; day: string; now: Date }) =>
  db
    .selectDistinctOn([application.id], {
      id: application.id,
      isOfCompany,
      accountId: account.id,
      email: account.email,
      name: sql<string>`case when ${isOfCompany} then ${textInSent('empresa')}
        else ${shownName} end`,
      offer: textInSent('nombre'),
      isInRecap: sql<boolean>`(not ${isOfCompany} and ${company.wantsRecap} and ${day} = ${mondayOf(now, DIGEST_HOUR)} and ${letsWait(day)})`,
    })
    .from(applicationMessage)
    .innerJoin(application, eq(application.id, applicationMessage.applicationId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .leftJoin(company, eq(company.id, application.companyId))
    .innerJoin(account, eq(account.id, readerOf))
    .where(
      and(
        sql`${applicationMessage.writtenAt} >= ${nineOf(day, 1)} and ${applicationMessage.writtenAt} < ${nineOf(day, 0)}`,
        accountId === undefined ? undefined : eq(account.id, accountId),
        isReachable,
        isOpen,
        sql`case when ${isOfCompany} then ${candidate.wantsNews} and ${candidateHasToAnswer(now)}
          else ${company.applicationMail} <> 'ninguno' and not ${company.isSuspended}
            and ${isStayingCandidate(candidate.id)} and ${companyHasToAnswer} end`,
      ),
    )
    .orderBy(asc(application.id))
