import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { maskPerson } from '#contract/values/text/mask-person.ts'
import type { Env } from '#server/config/env.ts'
import { account, application, candidate, cv } from '#server/database/schema/schema.ts'
import { namelessTexts as texts } from './texts.ts'

/** Whether applications to an offer hide names. The operator's setting decides before the company's switch. */
export const hidesNames = ({ firstLook }: Pick<Env, 'firstLook'>, chosen: boolean): boolean =>
  firstLook === 'choice' ? chosen : firstLook === 'always'

/**
 * The company must not learn yet who applied: it has chosen nobody, or has undone that. The names are written out, because Drizzle names columns
 * without their table where a query has one table. Null without an application.
 */
export const isNameless: SQL<boolean> = sql<boolean>`(application.names_hidden and not exists (
  select from application_event chosen where chosen.application_id = application.id and chosen.undone_at is null
    and chosen.to_state in ('preseleccionada', 'entrevista', 'contratada')))`

/** A column that the company reads only once it has chosen the person. Until then it reads `instead`. */
const later = <Shown>(shown: AnyColumn | SQL, instead: unknown = null) =>
  sql<Shown>`case when ${isNameless} then ${instead} else ${shown} end`

const number = sql`application.id::text`

/** First name and surname of a person, for the company. */
export const shownName = later<string>(
  sql`concat_ws(' ', ${candidate.firstName}, ${candidate.firstSurname})`,
  sql`${texts.person} || ' ' || ${number}`,
)

/** A person and a CV as their company reads them. */
export const shownColumns = {
  isNameless,
  firstName: later<string>(candidate.firstName, sql`${texts.person}::text`),
  firstSurname: later<string>(candidate.firstSurname, number),
  mobilePhone: later<string | null>(candidate.mobilePhone),
  email: later<string | null>(account.email),
  photoKey: later<string | null>(candidate.photoKey),
  cvName: later<string>(sql`coalesce(${cv.name}, ${application.cvName})`, sql`${texts.cv}::text`),
  /** Null: the candidate has deleted the CV, or uploaded it and is not chosen yet. */
  cvKey: later<string | null>(cv.fileKey, cv.namelessFileKey),
  /** Words that texts of the person must not show. */
  hiddenWords: sql<string[]>`case when ${isNameless} then array_remove(
    array[${candidate.firstName}, ${candidate.firstSurname}, ${candidate.secondSurname}], null) else '{}' end`,
}

/** A text that the person wrote, for the company. */
export const maskText = (
  { isNameless: hides, hiddenWords }: { isNameless: boolean; hiddenWords: string[] },
  text: string,
) => (hides ? maskPerson(text, hiddenWords) : text)
