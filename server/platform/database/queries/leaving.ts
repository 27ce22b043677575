import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accountDeletion, candidate, company } from '../schema/schema.ts'

// Hardly anybody is leaving at a time, so PostgreSQL reads these few ids once for a query.

/** The candidate keeps the account. Every query that shows candidates or their applications to others needs it. */
export const isStayingCandidate = (candidateId: PgColumn): SQL<boolean> =>
  sql<boolean>`${candidateId} not in (select ${candidate}.id from ${candidate}
    join ${accountDeletion} on ${accountDeletion}.account_id = ${candidate}.account_id)`

/** The company keeps the account. Its active offers are inactive anyway, so only queries that show other ones need it. */
export const isStayingCompany = (companyId: PgColumn): SQL<boolean> =>
  sql<boolean>`${companyId} not in (select ${company}.id from ${company}
    join ${accountDeletion} on ${accountDeletion}.account_id = ${company}.account_id)`
