import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accountDeletion, candidate, company } from '#server/database/schema/schema.ts'

// An anti join of the WHERE: PostgreSQL takes `not in` for dear, and then reads whole tables to ask it less often.

/** The candidate keeps the account. Every query that shows candidates or their applications to others needs it. */
export const isStayingCandidate = (candidateId: PgColumn): SQL<boolean> =>
  sql<boolean>`not exists (select ${leavers(candidate)} where leaver.id = ${candidateId})`

/** The company keeps the account. Its active offers are inactive anyway, so only queries that show other ones need it. */
export const isStayingCompany = (companyId: PgColumn): SQL<boolean> =>
  sql<boolean>`not exists (select ${leavers(company)} where leaver.id = ${companyId})`

/** For a condition on many rows, instead of a join: PostgreSQL reads the few ids once. */
export const isLeavingCompany = (companyId: PgColumn): SQL<boolean> =>
  sql<boolean>`${companyId} in (select leaver.id ${leavers(company)})`

// The names differ from those of the tables, which may belong to the query around it.
const leavers = (owner: typeof candidate | typeof company): SQL =>
  sql`from ${accountDeletion} as leaving join ${owner} as leaver on leaver.account_id = leaving.account_id`
