import type * as z from 'zod'
import type { ListQuery } from '#contract/company-lists.ts'
import type { Project } from '#contract/company/projects.ts'
import { fieldNames } from '#server/database/field-names.ts'
import type { ProjectRow } from './queries.ts'

const fields = fieldNames({
  nombre: 'name',
  descripcion: 'description',
  fecha_inicio: 'startsOn',
  fecha_fin: 'endsOn',
  estado: 'state',
})

export const fromProjectBody = fields.read

export const fromQuery = ({ buscar, estado, pagina }: z.output<typeof ListQuery>) => ({
  text: buscar,
  state: estado,
  page: pagina,
})

export const toProject = (row: ProjectRow): z.input<typeof Project> => ({
  emp_proyectos_id: row.id,
  ...fields.write(row),
  emp_empresas_id: row.companyId,
  version: row.version,
  numero_ofertas: row.offers,
  numero_candidaturas: row.applications,
  en_espera: row.waiting,
})
