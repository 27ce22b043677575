import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { Project } from '#web/api/types.ts'
import { projectTexts as texts } from '../texts.ts'
import { toProjectData, type ProjectValues } from './project-schema.ts'
import { useSave } from '../editing/use-save.ts'

interface SaveProject {
  project: Project | null
  onSaved: () => void
  onLoaded: (project: Project) => void
}

/** Creates or updates a project. After creating, the notice shows the server's message. */
export function useSaveProject({ project, onSaved, onLoaded }: SaveProject) {
  const id = project?.emp_proyectos_id ?? 0
  return useSave({
    send: async (values: ProjectValues, isOver) => {
      const data = toProjectData(values)
      if (!project) return api.projects.createProject(data)
      // Only a changed state is sent, so that another tab's choice stays.
      const estado = data.estado === project.estado ? undefined : data.estado
      await api.projects.updateProject({ ...data, id, estado, version: isOver ? undefined : project.version })
      return { message: texts.updated }
    },
    load: async () => (await api.projects.getProject({ id }))[0],
    failureOf: (error) => ({ message: limitSentence(error, project ? texts.updateFailed : texts.createFailed) }),
    onSaved,
    onLoaded,
    gone: texts.gone,
  })
}
