import { and, desc, eq } from 'drizzle-orm'
import type { Handle } from '#server/db/open.ts'
import { project } from '#server/db/schema.ts'

export interface ProjectValues {
  name: string
  description: string
  startsOn: string | null
  endsOn: string | null
  state: number
}

/** A project as its company names it: another company's row is as good as none. */
export interface OwnProject {
  id: number
  companyId: number
}

export type ProjectRow = typeof project.$inferSelect

const isOwn = ({ id, companyId }: OwnProject) => and(eq(project.id, id), eq(project.companyId, companyId))

export const listProjects = (db: Handle, companyId: number) =>
  db.select().from(project).where(eq(project.companyId, companyId)).orderBy(desc(project.id))

export async function findProject(db: Handle, own: OwnProject): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(project).where(isOwn(own))
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
  return row
}

/** The project as it stands now; undefined where it is not this company's. */
export async function updateProject(
  db: Handle,
  { values, ...own }: OwnProject & { values: ProjectValues },
): Promise<ProjectRow | undefined> {
  const [row] = await db.update(project).set(values).where(isOwn(own)).returning()
  return row
}

/** Takes its offers, their requirements and the applications with it. Undefined where it is not this company's. */
export async function deleteProject(db: Handle, own: OwnProject): Promise<ProjectRow | undefined> {
  const [row] = await db.delete(project).where(isOwn(own)).returning()
  return row
}
