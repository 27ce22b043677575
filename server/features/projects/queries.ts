import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Change } from '#server/platform/database/change.ts'
import { isStayingCandidate } from '#server/platform/database/queries/leaving.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { totalMatches, type Window } from '#server/platform/database/page.ts'
import { application, offer, project } from '#server/platform/database/schema/schema.ts'
import { containsWords } from '#server/platform/database/queries/text-search.ts'

type ProjectColumns = typeof project.$inferSelect

/** The columns of a project that its company edits. */
export type ProjectValues = Omit<ProjectColumns, 'id' | 'companyId' | 'endedOn' | 'version'>

export interface OwnProject {
  id: number
  companyId: number
}

// Written out, because Drizzle omits the table name in a select on one table, also inside a subquery.
const ownOffers = sql`${offer} where ${offer}.project_id = ${project}.id`

const columns = {
  ...getTableColumns(project),
  offers: sql<number>`(select count(*)::int from ${ownOffers})`,
  applications: sql<number>`(
    select count(*)::int from ${application}
    where ${application}.offer_id in (select ${offer}.id from ${ownOffers})
      and ${isStayingCandidate(application.candidateId)}
  )`,
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
  return { ...row, offers: 0, applications: 0 }
}

export interface OwnVersion extends OwnProject {
  /** The version that was read; undefined overwrites any. */
  version: number | undefined
}

/** Returns false where the company has no such project, or the project has another version. */
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

/** Also deletes its offers, their requirements and applications. Returns false where the company has no such project. */
export async function deleteProject(db: Handle, own: OwnProject): Promise<boolean> {
  const rows = await db.delete(project).where(isOwn(own)).returning({ id: project.id })
  return rows.length > 0
}
