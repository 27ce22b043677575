import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '#server/database/schema/schema.ts'
import type { Handle } from '#server/database/open.ts'
import type { Cipher } from '#server/encryption/cipher.ts'

/** A table in the export. */
export interface Section {
  /** Explains the list, and values that do not explain themselves. */
  about: string
  table: PgTable
  /** The names of columns with keys of stored files, which go into the export. People can write a key in a text. */
  files: string[]
  readRows: (db: Handle, accountId: number, cipher: Cipher) => Promise<Record<string, unknown>[]>
}

/** Keys of the owner. Sections may omit them, because the file belongs to that account. */
type Owner = 'accountId' | 'candidateId' | 'companyId' | 'subscriberId'
type ColumnOf<Table extends PgTable> = keyof Table['$inferSelect'] & string

interface Given<Table extends PgTable> {
  about: string
  /** The Spanish name of every column: a new one does not compile without. Null: it is omitted, as LEEME.txt says. */
  columns: Record<Exclude<ColumnOf<Table>, Owner>, string | null> & { [Column in Owner]?: string }
  /** Leaves out the other rows of the account. */
  only?: SQL
  /** Shown instead of these columns, for example where a part is data of somebody else. */
  values?: { [Column in ColumnOf<Table>]?: SQL }
}

/** The columns of fields that are named as on the wire. */
export const namesOf = <const Columns extends Record<string, string>>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [column, name])) as {
    [Name in keyof Columns as Columns[Name]]: Name & string
  }

/** `where` finds the rows of an account. */
export function section<Table extends PgTable>(
  table: Table,
  { about, where, only, values = {}, ...given }: Given<Table> & { where: (accountId: number) => SQL },
): Section {
  const shown = Object.entries<string | null | undefined>(given.columns).flatMap(([column, as]) =>
    as ? [{ column, as }] : [],
  )
  const known: Record<string, SQL | undefined> = values
  const columns = Object.fromEntries(shown.map(({ column, as }) => [as, known[column] ?? valueOf(table, column)]))
  const readRows = (db: Handle, accountId: number) =>
    db
      .select(columns)
      .from(table as PgTable)
      .where(and(where(accountId), only)) as Promise<Record<string, unknown>[]>
  const files = shown.filter(({ column }) => fileKeys.has(column)).map(({ as }) => as)
  return { about, table, files, readRows }
}

const fileKeys = new Set(['fileKey', 'namelessFileKey', 'logoKey', 'photoKey'])

type NameList = PgTable &
  (Pick<typeof tables.modality, 'id' | 'name'> | Pick<typeof tables.offerQuestion, 'id' | 'text'>)

/** The ids of these lists are shown as names. */
const lists: Record<string, NameList> = {
  documentType: tables.documentType,
  modality: tables.modality,
  moreMunicipality: tables.municipality,
  municipality: tables.municipality,
  nationality: tables.country,
  position: tables.position,
  province: tables.province,
  question: tables.offerQuestion,
  sector: tables.sector,
  sex: tables.sex,
  workday: tables.workday,
}

function valueOf(table: PgTable, name: string): PgColumn | SQL {
  const column = (table as unknown as Record<string, PgColumn>)[name] as PgColumn
  const [, listName = '', isMany] = /^(.*)Id(s?)$/.exec(name) ?? []
  const list = lists[listName]
  // An offer has the numbers of its questions, in their order.
  if (!list || name === 'questionIds') return column
  const shown = 'name' in list ? list.name : list.text
  if (isMany) return sql`array(select ${shown} from ${list} where ${list.id} = any(${column}) order by ${shown})`
  return sql`(select ${shown} from ${list} where ${list.id} = ${column})`
}

/** A stored offer with the names of the API. One from a release before keeps its old names. */
export const snapshotIn = (column: PgColumn): SQL => sql`coalesce(${column} -> 'offer', ${column})`

/** Sections whose rows have this column, which leads to the account by these ids. */
const among =
  <Column extends string>(column: Column, ids: string) =>
  <Table extends PgTable & Record<Column, PgColumn>>(table: Table, given: Given<Table>): Section =>
    section(table, { ...given, where: (accountId) => sql`${table[column]} in (${sql.raw(ids)} = ${accountId})` })

const applications =
  'select application.id from application join candidate on candidate.id = candidate_id where account_id'

export const ofAccount = among('accountId', 'select id from account where id')
export const ofCandidate = among('candidateId', 'select id from candidate where account_id')
export const ofCv = among('cvId', 'select cv.id from cv join candidate on candidate.id = candidate_id where account_id')
export const ofApplication = among('applicationId', applications)
export const ofSubscriber = among('subscriberId', 'select id from subscriber where account_id')
export const ofCompany = among('companyId', 'select id from company where account_id')
export const ofOffer = among(
  'offerId',
  'select offer.id from offer join company on company.id = company_id where account_id',
)
