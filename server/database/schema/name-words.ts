import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

// Indexes are found only by the same expression: tables and queries take it from here.

type Columns<Name extends string> = Record<Name, AnyColumn>

/** The words of a person's name, without accents and capitals. */
export const candidateWords = (person: Columns<'firstName' | 'firstSurname' | 'secondSurname'>): SQL =>
  sql`to_tsvector('simple'::regconfig, plain_text(${person.firstName} || ' ' || ${person.firstSurname} || ' ' || coalesce(${person.secondSurname}, '')))`

/** The words of a company's name and acronym, without accents and capitals. */
export const companyWords = (row: Columns<'name' | 'acronym'>): SQL =>
  sql`to_tsvector('simple'::regconfig, plain_text(${row.name} || ' ' || ${row.acronym}))`

/** The words of a company's legal name, without accents and capitals. */
export const legalWords = (row: Columns<'legalName'>): SQL =>
  sql`to_tsvector('simple'::regconfig, plain_text(${row.legalName}))`

/** The words of an offer's name, without accents and capitals. */
export const offerWords = (row: Columns<'name'>): SQL => sql`to_tsvector('simple'::regconfig, plain_text(${row.name}))`
