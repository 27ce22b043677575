import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { queries } from '#web/api/queries.ts'
import { FormDate } from '#web/forms/form-date.tsx'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { FormGrid } from '#web/forms/form-layout.tsx'
import { FormText } from '#web/forms/form-text.tsx'
import { projectTexts as texts } from '#web/texts/company-dashboard.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useNotice } from '#web/ui/notice.tsx'
import { SaveFooter } from '#web/ui/save-footer.tsx'
import { FormSwitch } from './form-switch.tsx'
import { FormTextArea } from './form-text-area.tsx'
import { projectSchema, projectValuesOf, toProjectData, type ProjectValues } from './project-schema.ts'
import type { Project } from './projects-section.tsx'

interface ProjectDialogProps {
  isOpen: boolean
  /** The project to edit; null creates one. */
  project: Project | null
  onClose: () => void
}

export function ProjectDialog({ isOpen, project, onClose }: ProjectDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const { save, forgetFailure, isPending, failure } = useSaveProject(project, onClose)
  const leave = () => {
    forgetFailure()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={project ? texts.editTitle : texts.createTitle}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      footer={<SaveFooter form="proyecto" onCancel={leave} isPending={isPending} />}
    >
      <ProjectForm project={project} onSubmit={save} {...{ isPending, failure }} onDirtyChange={setIsDirty} />
    </Dialog>
  )
}

type ProjectFormProps = Omit<FormFrameProps<ProjectValues>, 'id' | 'form' | 'children'> & { project: Project | null }

function ProjectForm({ project, ...frame }: ProjectFormProps) {
  const form = useForm<ProjectValues>({
    defaultValues: projectValuesOf(project),
    resolver: zodResolver(projectSchema),
    shouldFocusError: false,
  })
  return (
    <FormFrame id="proyecto" form={form} {...frame}>
      <FormText name="nombre" label={texts.name} required autoComplete="off" />
      <FormTextArea name="descripcion" label={texts.description} required rows={5} />
      <FormGrid>
        <FormDate name="fecha_inicio" label={texts.startsOn} />
        <FormDate name="fecha_fin" label={texts.endsOn} />
      </FormGrid>
      {project && <FormSwitch name="estado" label={texts.state} />}
    </FormFrame>
  )
}

/** Creates or updates; a new project is greeted with the server's own sentence. */
function useSaveProject(project: Project | null, onSaved: () => void) {
  const client = useQueryClient()
  const notice = useNotice()
  const saved = async (message: string) => {
    notice.success(message)
    onSaved()
    // The state of a project shows on its offers too.
    await Promise.all([queries.projects, queries.offers].map((of) => client.invalidateQueries({ queryKey: of.key() })))
  }
  const create = useMutation(
    queries.projects.createProject.mutationOptions({
      onSuccess: ({ message }) => saved(message),
      onError: () => notice.error(texts.createFailed),
    }),
  )
  const update = useMutation(
    queries.projects.updateProject.mutationOptions({
      onSuccess: () => saved(texts.updated),
      onError: () => notice.error(texts.updateFailed),
    }),
  )
  const save = (values: ProjectValues) => {
    const data = toProjectData(values)
    if (project) update.mutate({ id: project.emp_proyectos_id, ...data })
    else create.mutate(data)
  }
  const forgetFailure = () => {
    create.reset()
    update.reset()
  }
  return {
    save,
    forgetFailure,
    isPending: create.isPending || update.isPending,
    failure: project ? update.error : create.error,
  }
}
