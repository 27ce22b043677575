import * as z from 'zod/mini'
import { ACTIVE, INACTIVE, LENGTH_MAX } from '#contract/constants.ts'
import type { Project, ProjectBody } from '#web/api/types.ts'
import { line, optionalDay, paragraphs } from '#web/forms/schema-parts.ts'
import { projectTexts as texts } from '../texts.ts'

export const projectSchema = z
  .object({
    nombre: line(LENGTH_MAX.title, texts.nameMissing),
    descripcion: paragraphs(LENGTH_MAX.description, texts.descriptionMissing),
    fecha_inicio: optionalDay,
    fecha_fin: optionalDay,
    estado: z.boolean(),
  })
  .check(
    z.refine(({ fecha_inicio: start, fecha_fin: end }) => !start || !end || start <= end, {
      error: texts.endsBeforeStart,
      path: ['fecha_fin'],
    }),
  )

export type ProjectValues = z.infer<typeof projectSchema>

/** The first values of the form: those of the project, or an empty active one. */
export const projectValuesOf = (project: Project | null): ProjectValues => ({
  nombre: project?.nombre ?? '',
  descripcion: project?.descripcion ?? '',
  fecha_inicio: project?.fecha_inicio ?? '',
  fecha_fin: project?.fecha_fin ?? '',
  estado: project ? project.estado === ACTIVE : true,
})

/** The form as the API takes it. */
export const toProjectData = ({
  estado,
  fecha_inicio: start,
  fecha_fin: end,
  ...words
}: ProjectValues): ProjectBody => ({
  ...words,
  fecha_inicio: start || null,
  fecha_fin: end || null,
  estado: estado ? ACTIVE : INACTIVE,
})
