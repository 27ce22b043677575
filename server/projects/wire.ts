import type * as z from 'zod'
import type { Project, ProjectFields } from '#contract/projects.ts'
import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import type { ProjectRow, ProjectValues } from './queries.ts'

export const fromProjectFields = (body: z.output<typeof ProjectFields>): ProjectValues => ({
  name: body.nombre,
  description: body.descripcion,
  startsOn: body.fecha_inicio,
  endsOn: body.fecha_fin,
  state: body.estado,
})

export const toProject = (row: ProjectRow): z.input<typeof Project> => ({
  emp_proyectos_id: row.id,
  nombre: row.name,
  descripcion: row.description,
  fecha_inicio: row.startsOn,
  fecha_fin: row.endsOn,
  estado: row.state === ACTIVE ? ACTIVE : INACTIVE,
  emp_empresas_id: row.companyId,
})
