import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Handle } from '#server/database/open.ts'
import type { Cipher } from '#server/encryption/cipher.ts'
import type { modality, offerQuestion } from '#server/database/schema/schema.ts'

type NameList = PgTable & (Pick<typeof modality, 'id' | 'name'> | Pick<typeof offerQuestion, 'id' | 'text'>)

/** A column in the export: its Spanish name and what it is. */
export interface Shown {
  name: string
  about: string
  /** Shows the name of this list instead of the id. */
  from?: NameList
  /** Shows this instead of the column. */
  value?: SQL
  /** It is the key of a stored file, which goes into the export. Decided by the column, because people can write a key in a text. */
  isFile?: boolean
}

/** Why a column is not in the export. */
export interface Omitted {
  reason: string
}

type Columns<Table extends PgTable> = Record<keyof Table['$inferSelect'] & string, Shown | Omitted>

/** A table in the export. */
export interface Section {
  /** The Spanish name of the list in the file. */
  name: string
  about: string
  table: PgTable
  columns: Record<string, Shown | Omitted>
  readRows: (db: Handle, accountId: number, cipher: Cipher) => Promise<Record<string, unknown>[]>
}

export const shown = (name: string, about: string, from?: NameList): Shown => ({ name, about, ...(from && { from }) })
/** Only a part of a column. The rest is data of somebody else. */
export const partOf = (name: string, about: string, value: SQL): Shown => ({ name, about, value })
export const storedFile = (name: string, about: string): Shown => ({ name, about, isFile: true })
export const omitted = (reason: string): Omitted => ({ reason })

/** For the rows of a table that names the candidate of the account. */
export const ofCandidate =
  (column: PgColumn) =>
  (accountId: number): SQL =>
    sql`${column} in (select id from candidate where account_id = ${accountId})`

interface Given<Table extends PgTable> {
  name: string
  about: string
  /** Every column of the table: a new one does not compile until it is shown, or omitted with a reason. */
  columns: Columns<Table>
  /** The rows of the account. */
  where: (accountId: number) => SQL
}

export function section<Table extends PgTable>(table: Table, { where, ...given }: Given<Table>): Section {
  const entries = Object.entries<Shown | Omitted>(given.columns)
  const columns = Object.fromEntries(
    entries.flatMap(([column, field]) =>
      'name' in field ? [[field.name, valueOf(columnOf(table, column), field)]] : [],
    ),
  )
  const readRows = (db: Handle, accountId: number) =>
    db
      .select(columns)
      .from(table as PgTable)
      .where(where(accountId)) as Promise<Record<string, unknown>[]>
  return { ...given, table, readRows }
}

const columnOf = (table: PgTable, name: string) => (table as unknown as Record<string, PgColumn>)[name] as PgColumn

function valueOf(column: PgColumn, { from, value }: Shown): PgColumn | SQL {
  if (value) return value
  if (!from) return column
  return sql`(select ${'name' in from ? from.name : from.text} from ${from} where ${from.id} = ${column})`
}

/** The names of the ids in an array. */
export const namesIn = (list: PgTable & Pick<typeof modality, 'id' | 'name'>, ids: PgColumn): SQL =>
  sql`array(select ${list.name} from ${list} where ${list.id} = any(${ids}) order by ${list.name})`

/** A kept offer with the names of the API. One of a release before has its own. */
export const keptAs = (column: PgColumn): SQL => sql`coalesce(${column} -> 'offer', ${column})`
