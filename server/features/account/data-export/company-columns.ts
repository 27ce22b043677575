import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { omitted } from './section.ts'

export const ofCompany =
  (column: PgColumn) =>
  (accountId: number): SQL =>
    sql`${column} in (select id from company where account_id = ${accountId})`

export const isOwnCompany = omitted('Es el número de tu empresa, que ya está en «empresa».')
export const isInternal = omitted('Un contador interno que evita que un cambio se aplique dos veces.')
