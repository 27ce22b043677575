import { ACTIVE } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { AppError } from '#server/errors.ts'
import * as queries from '../queries.ts'

export interface ChosenProject {
  companyId: number
  /** Undefined: the company has named none. */
  projectId: number | undefined
}

/**
 * The active project of a new offer. Without a choice it is the usual one, or a first one, so that a new company publishes before it learns
 * what a project is. The caller has locked the company: two requests at once create one project.
 */
export async function chooseProject(tx: Handle, { companyId, projectId }: ChosenProject): Promise<number> {
  if (projectId === undefined) {
    const usual = await queries.findUsualProject(tx, companyId)
    if (!usual) return queries.insertFirstProject(tx, companyId)
    return requireActive(usual.state, usual.id)
  }
  const state = await queries.findProjectState(tx, companyId, projectId)
  if (state === undefined) throw new AppError('project_not_found')
  return requireActive(state, projectId)
}

function requireActive(state: queries.State, id: number): number {
  if (state !== ACTIVE) throw new AppError('project_inactive')
  return id
}
