import type * as z from 'zod'
import type { ListQuery } from '#contract/company-lists.ts'
import type { NewProject, Project, ProjectChanges } from '#contract/company/projects.ts'
import type { Change } from '#server/database/change.ts'
import type { ProjectRow, ProjectValues } from './queries.ts'

/** Values that the body of a change leaves out are undefined. */
export function fromProjectBody(body: z.output<typeof NewProject>): ProjectValues
export function fromProjectBody(body: z.output<typeof ProjectChanges>): Change<ProjectValues>
export function fromProjectBody(body: z.output<typeof ProjectChanges>): Change<ProjectValues> {
  return {
    name: body.nombre,
    description: body.descripcion,
    startsOn: body.fecha_inicio,
    endsOn: body.fecha_fin,
    state: body.estado,
  }
}

export const fromQuery = ({ buscar, estado, pagina }: z.output<typeof ListQuery>) => ({
  text: buscar,
  state: estado,
  page: pagina,
})

export const toProject = (row: ProjectRow): z.input<typeof Project> => ({
  emp_proyectos_id: row.id,
  nombre: row.name,
  descripcion: row.description,
  fecha_inicio: row.startsOn,
  fecha_fin: row.endsOn,
  estado: row.state,
  emp_empresas_id: row.companyId,
  version: row.version,
  numero_ofertas: row.offers,
  numero_candidaturas: row.applications,
  en_espera: row.waiting,
})
