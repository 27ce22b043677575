import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { MessageSide } from '#contract/values/applications/message-rules.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { isOpen } from '#server/domain/applications/open-applications.ts'
import { isSettled } from '#server/domain/applications/settled-event.ts'
import { application, applicationEvent, applicationMessage } from '#server/database/schema/schema.ts'

const lastOf = (side: MessageSide): SQL => sql`(select max(${applicationMessage.writtenAt}) from ${applicationMessage}
  where ${applicationMessage.applicationId} = ${application.id} and ${applicationMessage.side} = ${side})`

const isLetter = and(eq(applicationEvent.actor, 'empresa'), isNotNull(applicationEvent.letter))

const lastOfCompany = (
  isSeen: SQL,
): SQL => sql`greatest(${lastOf('empresa')}, (select max(${applicationEvent.happenedAt})
  from ${applicationEvent} where ${applicationEvent.applicationId} = ${application.id} and ${isLetter} and ${isSeen}))`

const isAfter = (one: SQL, other: SQL) => sql<boolean>`coalesce(${one} > coalesce(${other}, '-infinity'), false)`

/** The candidate of an open application has the last word. The query reads the application. */
export const companyHasToAnswer = sql<boolean>`(${isOpen} and ${isAfter(lastOf('candidato'), lastOfCompany(isNull(applicationEvent.undoneAt)))})`

/** The company has the last word, as far as the candidate sees, whatever the state. */
export const candidateHasToAnswer = (now: Date): SQL<boolean> =>
  isAfter(lastOfCompany(isSettled(timeOf(now))), lastOf('candidato'))
