import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Change } from '#server/database/change.ts'
import { isOpen } from '#server/domain/applications/open-applications.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { totalMatches, type Window } from '#server/database/page.ts'
import { application, offer, project } from '#server/database/schema/schema.ts'
import { containsWords } from '#server/database/queries/text-search.ts'

type ProjectColumns = typeof project.$inferSelect

/** The columns of a project that its company edits. */
export type ProjectValues = Omit<ProjectColumns, 'id' | 'companyId' | 'endedOn' | 'version'>

export interface OwnProject {
  id: number
  companyId: number
}

// Written out, because Drizzle omits the table name in a select on one table, also inside a subquery.
const ownOffers = sql`${offer} where ${offer}.project_id = ${project}.id`

const countApplications = (which: SQL) => sql<number>`(
  select count(*)::int from ${application}
  where ${application}.offer_id in (select ${offer}.id from ${ownOffers})
    and ${which} and ${isStayingCandidate(application.candidateId)}
)`

const columns = {
  ...getTableColumns(project),
  offers: sql<number>`(select count(*)::int from ${ownOffers})`,
  applications: countApplications(sql`true`),
  waiting: countApplications(isOpen),
}

const selectProjects = (db: Handle) => db.select(columns).from(project)

/** A project with the number of its offers and applications. */
export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

const isOwn = ({ id, companyId }: OwnProject) => and(eq(project.id, id), eq(project.companyId, companyId))

export interface ProjectFilters {
  companyId: number
  /** Every word must occur in the name. */
  text?: string | undefined
  state?: ProjectColumns['state'] | undefined
}

const matches = ({ companyId, text = '', state }: ProjectFilters): SQL | undefined =>
  and(
    eq(project.companyId, companyId),
    ...containsWords([project.name], text),
    state === undefined ? undefined : eq(project.state, state),
  )

/** A company's projects, newest first, each with the number of all matches. */
export function listProjects(db: Handle, filters: ProjectFilters, window: Window) {
  // Offers and applications are counted for the rows of the page only.
  const page = db
    .select({ id: project.id, total: totalMatches })
    .from(project)
    .where(matches(filters))
    .orderBy(desc(project.id))
    .limit(window.limit)
    .offset(window.offset)
    .as('page')
  return db
    .select({ ...columns, total: page.total })
    .from(page)
    .innerJoin(project, eq(project.id, page.id))
    .orderBy(desc(project.id))
}

export async function findProject(db: Handle, own: OwnProject): Promise<ProjectRow | undefined> {
  const [row] = await selectProjects(db).where(isOwn(own))
  return row
}

export async function insertProject(
  db: Handle,
  { companyId, values }: { companyId: number; values: ProjectValues },
): Promise<ProjectRow> {
  const [row] = await db
    .insert(project)
    .values({ companyId, ...values })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return { ...row, offers: 0, applications: 0, waiting: 0 }
}

export interface OwnVersion extends OwnProject {
  /** The version that was read; undefined overwrites any. */
  version: number | undefined
}

/** Returns false for a project of another company or with another version. */
export async function updateProject(
  db: Handle,
  { version, ...own }: OwnVersion,
  values: Change<ProjectValues>,
): Promise<boolean> {
  const rows = await db
    .update(project)
    .set({ ...values, version: sql`${project.version} + 1` })
    .where(and(isOwn(own), version === undefined ? undefined : eq(project.version, version)))
    .returning({ id: project.id })
  return rows.length > 0
}

/**
 * Locks a project and then its offers, so that nobody can apply to them. Returns the ids of the offers, or undefined
 * for a project of another company.
 */
export async function lockProject(tx: Tx, own: OwnProject): Promise<number[] | undefined> {
  const [found] = await tx.select({ id: project.id }).from(project).where(isOwn(own)).for('update')
  if (!found) return undefined
  const ofProject = eq(offer.projectId, found.id)
  const offers = await tx.select({ id: offer.id }).from(offer).where(ofProject).orderBy(offer.id).for('update')
  return offers.map(({ id }) => id)
}

/** Also deletes its offers and their requirements. */
export const deleteProject = (tx: Tx, own: OwnProject) => tx.delete(project).where(isOwn(own))
