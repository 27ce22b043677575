import type { Change } from '#server/database/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Database } from '#server/database/open.ts'
import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { changeBesideOffers } from '#server/domain/reviews/change-beside-offers.ts'
import { AppError } from '#server/errors.ts'
import * as queries from './queries.ts'

/** Creates a project of a company. */
export const createProject = (
  db: Database,
  companyId: number,
  values: queries.ProjectValues,
): Promise<queries.ProjectRow> =>
  db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf({ companyId }))
    return queries.insertProject(tx, { companyId, values })
  })

/** Changes the given values of a project, unless it has changed since the given version was read. */
export const changeProject = (
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  own: queries.OwnVersion,
  values: Change<queries.ProjectValues>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf(own))
    // Its state shows or hides offers, and its name stands beside them.
    await lockPublisher(tx, own.companyId)
    const kept = await queries.findProject(tx, own)
    const change = async () => {
      if (await queries.updateProject(tx, own, values)) return
      throw new AppError((await queries.findProject(tx, own)) ? 'project_changed' : 'project_not_found')
    }
    const isRenamed = kept && values.name !== undefined && values.name !== kept.name
    const beside = { companyId: own.companyId, projectId: own.id, change }
    await (isRenamed ? changeBesideOffers(tx, { clock, env }, beside) : change())
  })
