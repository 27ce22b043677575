import { findPage, windowOf, type Window } from '#server/database/page.ts'
import { requireCaller, requireCompany } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { deleteProject } from './delete-project.ts'
import * as queries from './queries.ts'
import { changeProject, createProject } from './save-project.ts'
import { fromProjectBody, fromQuery, toProject } from './wire.ts'

const { projects: calls } = os

export const projects = {
  createProject: calls.createProject.handler(async ({ input, context }) => {
    const companyId = requireCompany(context)
    await spendTry(context.limits.projects, companyId, 'projects_per_day')
    const row = await createProject(context.db, companyId, fromProjectBody(input))
    return { message: messages.projectCreated, project: toProject(row) }
  }),

  updateProject: calls.updateProject.handler(async ({ input, context }) => {
    const own = { id: input.id, version: input.version, companyId: requireCompany(context) }
    await changeProject(context, own, fromProjectBody(input))
    return { message: messages.projectUpdated }
  }),

  getProject: calls.getProject.handler(async ({ input, context }) => {
    const row = await queries.findProject(context.db, { id: input.id, companyId: requireCompany(context) })
    if (!row) throw new AppError('project_not_found')
    return [toProject(row)]
  }),

  deleteProject: calls.deleteProject.handler(async ({ input, context }) => {
    const { accountId } = requireCaller(context)
    await deleteProject(context, { id: input.id, companyId: requireCompany(context), accountId, letter: input.texto })
    return { message: messages.projectDeleted }
  }),

  listProjects: calls.listProjects.handler(async ({ input, context: { db, ...context } }) => {
    const { page, ...asked } = fromQuery(input)
    const filters = { ...asked, companyId: requireCompany(context) }
    const list = (window: Window) => queries.listProjects(db, filters, window)
    const { rows, total } = await findPage(windowOf({ page, ...asked }), list)
    return { headers: { 'x-total-count': String(total) }, body: rows.map(toProject) }
  }),
}
