import type { Change } from '#server/platform/database/change.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { AppError } from '#server/platform/errors.ts'
import { findProject, updateProject, type OwnProject, type ProjectValues } from './queries.ts'

interface ChangeProject {
  own: OwnProject
  /** The edition that was read; undefined overwrites any. */
  version: number | undefined
  values: Change<ProjectValues>
}

/** Changes a project in what is given, unless somebody else has since it was read. */
export async function changeProject(db: Handle, { own, version, values }: ChangeProject): Promise<void> {
  const isSaved = await updateProject(db, { ...own, version, values })
  if (isSaved) return
  // The update has decided; this only looks for the reason.
  throw new AppError((await findProject(db, own)) ? 'project_changed' : 'project_not_found')
}
