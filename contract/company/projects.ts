import * as z from 'zod'
import { says } from '../call.ts'
import { ClosingText } from '../applications/closing.ts'
import { countedList, Edition, ListQuery } from '../company-lists.ts'
import { ACTIVE, LENGTH_MAX } from '../constants.ts'
import { clearable, Estado, Id, IsoDate, Message, PathId, requiredLine, requiredText } from '../shapes.ts'

const ProjectFields = z.object({
  nombre: requiredLine(LENGTH_MAX.title),
  descripcion: requiredText(LENGTH_MAX.description),
  fecha_inicio: clearable(IsoDate),
  fecha_fin: clearable(IsoDate),
  estado: Estado,
})

export const NewProject = ProjectFields.extend({
  fecha_inicio: ProjectFields.shape.fecha_inicio.default(null),
  fecha_fin: ProjectFields.shape.fecha_fin.default(null),
  estado: Estado.default(ACTIVE),
})

/** Omitted fields keep their values. */
export const ProjectChanges = ProjectFields.partial()

export const Project = z.object({
  emp_proyectos_id: Id,
  nombre: z.string(),
  descripcion: z.string(),
  fecha_inicio: z.string().nullable(),
  fecha_fin: z.string().nullable(),
  estado: Estado,
  emp_empresas_id: Id,
  version: Edition,
  numero_ofertas: z.int(),
  /** Applications to all its offers. */
  numero_candidaturas: z.int(),
  /** Those that are still open. */
  en_espera: z.int(),
})

export const projects = {
  createProject: says('Crea un proyecto.')
    .call('POST /api/companies/create-project', { access: 'company', errors: [429] })
    .input(NewProject)
    .output(Message.extend({ project: Project })),
  updateProject: says(
    'Cambia un proyecto. Lo que no se envía queda como está. Inactivo, oculta sus ofertas. Con version, solo si nadie lo ha cambiado desde que se leyó.',
  )
    .call('PUT /api/companies/update-project/{id}', { access: 'company', changesPublic: true })
    .input(ProjectChanges.extend({ ...PathId.shape, version: Edition.optional() }))
    .output(Message),
  getProject: says('Un proyecto, como lista de un elemento.')
    .call('GET /api/companies/project-info/{id}', { access: 'company' })
    .input(PathId)
    .output(z.array(Project)),
  deleteProject: says(
    'Elimina un proyecto con sus ofertas y cierra sus candidaturas. texto: una frase para quien espera respuesta.',
  )
    .call('DELETE /api/companies/delete-project/{id}', { access: 'company', changesPublic: true })
    .input(PathId.extend(ClosingText.shape))
    .output(Message),
  listProjects: says(
    'Los proyectos de la empresa, los nuevos primero. Sin parámetros, todos; con alguno, una página de 12. X-Total-Count dice cuántos hay.',
  )
    .call('GET /api/companies/all-company-projects', { access: 'company' })
    .route({ outputStructure: 'detailed' })
    .input(ListQuery)
    .output(countedList(Project)),
}
