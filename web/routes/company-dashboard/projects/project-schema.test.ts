import { expect, test } from 'vitest'
import { ProjectChanges } from '#contract/company/projects.ts'
import type { ProjectBody } from '#web/api/types.ts'
import { ownProject } from '#web/testing/company-rows.ts'
import { projectValuesOf, toProjectData } from './project-schema.ts'

/** No field has the value that a new project starts with, so a field that is forgotten shows. */
const project = { ...ownProject, estado: 0 as const }

const body: ProjectBody = {
  nombre: 'Apertura',
  descripcion: 'Equipo nuevo',
  fecha_inicio: '2026-05-10',
  fecha_fin: '2026-06-10',
  estado: 0,
}

test('a project saved without a change is sent unchanged, with every field', () => {
  expect(toProjectData(projectValuesOf(project))).toEqual(body)
})

test('the form sends every field that the contract lets one change', () => {
  const sent = Object.keys(toProjectData(projectValuesOf(project)))
  expect(sent.toSorted()).toEqual(Object.keys(ProjectChanges.shape).toSorted())
})

test('an edited project has no default value of a new one', () => {
  const [edited, fresh] = [projectValuesOf(project), projectValuesOf(null)]
  for (const name of Object.keys(fresh) as (keyof typeof fresh)[]) expect(edited[name], name).not.toEqual(fresh[name])
})

test('a project without dates is sent without them', () => {
  const values = projectValuesOf({ ...project, fecha_inicio: null, fecha_fin: null })
  expect(toProjectData(values)).toMatchObject({ fecha_inicio: null, fecha_fin: null })
})
