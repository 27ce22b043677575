import { and, asc, desc, eq, isNotNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { APPLICANT_ORDERS } from '#contract/applications/applicants.ts'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { isNameless, shownColumns, shownName } from '#server/domain/applications/first-look.ts'
import { isOpenOffer } from '#server/domain/offers/public-offer.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { containsPlainWords, plainText } from '#server/database/queries/text-search.ts'
import type { Handle } from '#server/database/open.ts'
import { dayOf } from '#server/database/queries/moments.ts'
import { totalMatches, type Window } from '#server/database/page.ts'
import {
  account,
  application,
  applicationNote,
  candidate,
  cv,
  municipality,
  offer,
  project,
} from '#server/database/schema/schema.ts'
import { companyHasToAnswer } from '../messages/has-to-answer.ts'
import { isAnswered, type WantedAnswer } from '../screening/is-answered.ts'
import { isInCanary } from '../appointments/queries.ts'
import { daysWaiting, isAsking, waitingSince } from './days-waiting.ts'

export type ApplicantOrder = (typeof APPLICANT_ORDERS)[number]

export interface ApplicantFilters {
  companyId: number
  /**
   * Every word must occur in what the company sees: name, city, e-mail, the offer's name, its own notes, the CV. For withdrawn
   * applications: the names and the notes. With hidden names: the number, the offer's name and the notes. Or it is a telephone.
   */
  text?: string | undefined
  /** Whether their offer takes applications. */
  isActive?: boolean | undefined
  offerId?: number | undefined
  projectId?: number | undefined
  /** The city of the candidate. */
  municipalityId?: number | undefined
  /** They wait for an answer for at least so many days. */
  waitingDays?: number | undefined
  answer?: WantedAnswer | undefined
  /** Undefined: all but those that were withdrawn. */
  state?: ApplicationState | undefined
  order?: ApplicantOrder | undefined
  /** YYYY-MM-DD. Decides which offers have ended, and how long somebody waits. */
  today: string
}

/** Only what a company may see of a person. */
const applicantColumns = (today: string) => ({
  id: application.id,
  state: application.state,
  createdOn: application.createdOn,
  daysWaiting: daysWaiting(today),
  newsAskedOn: sql<string | null>`case when ${isAsking} then ${dayOf(application.newsAskedAt)}::text end`,
  ...shownColumns,
  municipalityName: municipality.name,
  offerId: offer.id,
  offerName: offer.name,
  isCanary: isInCanary,
  projectId: project.id,
  projectName: project.name,
  coveringNote: application.coveringNote,
  hasNotes: sql<boolean>`exists (select from ${applicationNote} where ${applicationNote.applicationId} = ${application.id})`,
  hasToAnswer: companyHasToAnswer,
})

/** Applicants whose applications the query `page` selects, with the number of all matches. */
export const selectApplicants = (db: Handle, page: SQL, today: string) =>
  db
    .select({ ...applicantColumns(today), total: sql<number>`page.total` })
    .from(sql`${page} as page`)
    .innerJoin(application, sql`${application.id} = page.id`)
    .innerJoin(offer, eq(offer.id, application.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(municipality, eq(municipality.id, candidate.municipalityId))
    .leftJoin(cv, eq(cv.id, application.cvId))

/** The applicants of a company's offers, each with the number of all matches. */
export const listApplicants = (db: Handle, filters: ApplicantFilters, window: Window) =>
  selectApplicants(db, sql`${selectPage(db, filters, window)}`, filters.today).orderBy(...orderOf(filters))

export type ApplicantRow = Omit<Awaited<ReturnType<typeof listApplicants>>[number], 'total'>

/** How many applications are in each state, whatever the state of the filters. States without one are missing. */
export const countStates = (db: Handle, filters: ApplicantFilters) =>
  db
    .select({ state: application.state, count: sql<number>`count(*)::int` })
    .from(application)
    .leftJoin(offer, isOwnOffer(filters))
    .leftJoin(project, isOwnProject(filters))
    .leftJoin(candidate, eq(candidate.id, application.candidateId))
    .where(matchesOf(filters))
    .groupBy(application.state)

/** How many applications nobody of the company has read. */
export const countUnread = (db: Handle, companyId: number): Promise<number> =>
  db.$count(
    application,
    and(
      eq(application.companyId, companyId),
      sql`${application.state} = 'enviada'`,
      isStayingCandidate(application.candidateId),
    ),
  )

// PostgreSQL omits a left join whose columns no filter uses. With the company it reads each of the company's offers and projects once.
// All estimates of rows come from the company, so a large one that the statistics do not know gets the same plan.
const isOwnOffer = ({ companyId }: ApplicantFilters) =>
  and(eq(offer.id, application.offerId), eq(offer.companyId, companyId))
const isOwnProject = ({ companyId }: ApplicantFilters) =>
  and(eq(project.id, offer.projectId), eq(project.companyId, companyId))

const selectPage = (db: Handle, filters: ApplicantFilters, { limit, offset }: Window) =>
  db
    .select({ id: application.id, total: totalMatches })
    .from(application)
    .leftJoin(offer, isOwnOffer(filters))
    .leftJoin(project, isOwnProject(filters))
    .leftJoin(candidate, eq(candidate.id, application.candidateId))
    .where(and(matchesOf(filters), stateOf(filters)))
    .orderBy(...orderOf(filters))
    .limit(limit)
    .offset(offset)

// Of a withdrawn application the company sees only name and offer. Filters must not reveal the rest.
const isNotWithdrawn = ne(application.state, 'retirada')
const shownText = sql`case when ${isNotWithdrawn} and not ${isNameless} then ${candidate.searchText} else ${plainText(shownName)} end`

const ownNotes = sql`coalesce((select string_agg(${applicationNote.text}, ' ') from ${applicationNote}
  where ${applicationNote.applicationId} = ${application.id}), '')`

const sentWords = sql`coalesce((select ${cv.words} from ${cv} where ${cv.id} = ${application.cvId} and ${isNotWithdrawn} and not ${isNameless}), '')`

/** The digits of a telephone, however it was typed, without the prefix of Spain. Undefined: it is none. */
const phoneDigits = (text: string): string | undefined =>
  /^(?:tel|tlf|tfno|telefono|teléfono|movil|móvil)?[.:\s]*[+\d\s()./-]{5,}$/i.test(text.trim())
    ? text.replaceAll(/\D/g, '').replace(/^(00)?34(?=\d{9}$)/, '')
    : undefined

const hasText = (text: string): SQL | undefined => {
  const shown = sql`${shownText} || ' ' || ${plainText(sql`${offer.name} || ' ' || ${ownNotes}`)} || ' ' || ${sentWords}`
  const words = and(...containsPlainWords(shown, text))
  const digits = phoneDigits(text)
  if (!digits) return words
  const phone = sql`regexp_replace(${candidate.mobilePhone}, '\\D', '', 'g') like ${`%${digits}%`}`
  return or(words, and(isNotWithdrawn, not(isNameless), phone))
}

// With `=` PostgreSQL would begin with all candidates of the place.
const livesIn = (municipalityId: number) => sql`${candidate.municipalityId} is not distinct from ${municipalityId}`

const matchesOf = (filters: ApplicantFilters): SQL | undefined => {
  const { companyId, offerId, projectId, municipalityId, waitingDays, answer, text = '', isActive, today } = filters
  return and(
    eq(application.companyId, companyId),
    isNotNull(application.offerId),
    isStayingCandidate(application.candidateId),
    offerId === undefined ? undefined : eq(application.offerId, offerId),
    projectId === undefined ? undefined : eq(offer.projectId, projectId),
    municipalityId === undefined ? undefined : and(livesIn(municipalityId), isNotWithdrawn),
    waitingDays === undefined ? undefined : sql`${daysWaiting(today)} >= ${waitingDays}`,
    answer && and(isAnswered(answer), isNotWithdrawn),
    hasText(text),
    isActive === undefined ? undefined : sql`${isOpenOffer(today)} = ${isActive}`,
  )
}

const stateOf = ({ state }: ApplicantFilters): SQL =>
  state === undefined ? isNotWithdrawn : eq(application.state, state)

// Those whose names are hidden come last, by their number.
const surname = sql`case when not ${isNameless} then plain_text(${candidate.firstSurname} || ' ' || ${candidate.firstName}) end`

const orderOf = ({ order = 'recientes' }: ApplicantFilters): SQL[] => {
  if (order === 'antiguas') return [asc(application.id)]
  if (order === 'nombre') return [surname, asc(application.id)]
  if (order === 'espera') return [sql`${waitingSince} asc nulls last`, asc(application.id)]
  return [desc(application.id)]
}
