import { requireCompany } from '#server/http/access.ts'
import { AppError } from '#server/http/errors.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import * as queries from './queries.ts'
import { fromProjectFields, toProject } from './wire.ts'

const { projects: calls } = os

function requireFound<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('project_not_found')
  return row
}

export const projects = {
  createProject: calls.createProject.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    const row = await queries.insertProject(context.db, { companyId, values: fromProjectFields(input) })
    return { message: messages.projectCreated, project: toProject(row) }
  }),

  updateProject: calls.updateProject.handler(async ({ input, context }) => {
    const own = { id: input.id, companyId: requireCompany(context) }
    requireFound(await queries.updateProject(context.db, { ...own, values: fromProjectFields(input) }))
    return { message: messages.projectUpdated }
  }),

  getProject: calls.getProject.handler(async ({ input, context }) => {
    const own = { id: input.id, companyId: requireCompany(context) }
    return [toProject(requireFound(await queries.findProject(context.db, own)))]
  }),

  deleteProject: calls.deleteProject.handler(async ({ input, context }) => {
    const own = { id: input.id, companyId: requireCompany(context) }
    requireFound(await queries.deleteProject(context.db, own))
    return { message: messages.projectDeleted }
  }),

  listProjects: calls.listProjects.handler(async ({ context }) =>
    (await queries.listProjects(context.db, requireCompany(context))).map(toProject),
  ),
}
