import { and, asc, eq, sql } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import type { Deps } from '#server/deps.ts'
import { isReachable } from '#server/domain/accounts/reachable.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { isOpen } from '#server/domain/applications/open-applications.ts'
import { textInSent } from '#server/domain/offers/offer-snapshot.ts'
import { account, application, applicationMessage, candidate, company } from '#server/database/schema/schema.ts'
import { candidateHasToAnswer, companyHasToAnswer } from './has-to-answer.ts'

const NAMED_MAX = 20

const isOfCompany = sql<boolean>`(${applicationMessage.side} = 'empresa')`

/** The account that reads a message. */
const reader = sql`case when ${isOfCompany} then ${candidate.accountId} else ${company.accountId} end`

/** Adds the digest of each account that somebody has written to until nine o'clock. In one transaction, so that a message is in one digest. */
export const queueDigests = ({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const { rows } = await tx.execute<{ reader: number | null }>(sql`
      update ${applicationMessage} set told_at = ${timeOf(now)}
      from ${application} join ${candidate} on ${candidate.id} = ${application.candidateId}
        left join ${company} on ${company.id} = ${application.companyId}
      where ${application.id} = ${applicationMessage.applicationId} and ${applicationMessage.toldAt} is null
        and ${applicationMessage.writtenAt} < (${dayInMadrid(now)}::date + time '09:00') at time zone 'Europe/Madrid'
      returning ${reader} as reader`)
    const toldAt = now.toISOString()
    const accountIds = new Set(rows.flatMap((row) => row.reader ?? []))
    for (const accountId of accountIds) await jobs.enqueue(tx, 'messages-written', { accountId, toldAt })
  })

/** The unanswered messages of one digest. An account that wants no such mail has none. */
export const listToAnswer = (db: Handle, { accountId, toldAt, now }: { accountId: number; toldAt: Date; now: Date }) =>
  db
    .selectDistinctOn([application.id], {
      applicationId: application.id,
      isOfCompany,
      email: account.email,
      name: sql<string>`case when ${isOfCompany} then ${textInSent('empresa')}
        else concat_ws(' ', ${candidate.firstName}, ${candidate.firstSurname}) end`,
      offer: textInSent('nombre'),
    })
    .from(applicationMessage)
    .innerJoin(application, eq(application.id, applicationMessage.applicationId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .leftJoin(company, eq(company.id, application.companyId))
    .innerJoin(account, sql`${account.id} = ${reader}`)
    .where(
      and(
        eq(applicationMessage.toldAt, toldAt),
        eq(account.id, accountId),
        isReachable,
        isOpen,
        sql`case when ${isOfCompany} then ${candidate.wantsNews} and ${candidateHasToAnswer(now)}
          else ${company.applicationMail} <> 'ninguno' and not ${company.isSuspended}
            and ${isStayingCandidate(candidate.id)} and ${companyHasToAnswer} end`,
      ),
    )
    .orderBy(asc(application.id))
    .limit(NAMED_MAX)
