import type { Change } from '#server/platform/database/change.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { AppError } from '#server/platform/errors.ts'
import { findProject, updateProject, type OwnVersion, type ProjectValues } from './queries.ts'

/** Changes the given values of a project, unless it has changed since the given version was read. */
export async function changeProject(db: Handle, own: OwnVersion, values: Change<ProjectValues>): Promise<void> {
  if (await updateProject(db, own, values)) return
  throw new AppError((await findProject(db, own)) ? 'project_changed' : 'project_not_found')
}
