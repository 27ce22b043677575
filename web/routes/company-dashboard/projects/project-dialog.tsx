import { useState } from 'react'
import { projectTexts as texts } from '#web/texts/company-dashboard.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EditFooter, ObstacleNote } from '../editing/edit-footer.tsx'
import { ProjectForm } from './project-form.tsx'
import type { Project } from './projects-list.tsx'
import { useSaveProject } from './use-save-project.ts'

interface ProjectDialogProps {
  isOpen: boolean
  /** The project to edit; null creates one. */
  project: Project | null
  onClose: () => void
  /** What somebody else saved meanwhile is to be edited instead. */
  onLoaded: (project: Project) => void
}

export function ProjectDialog({ isOpen, project, onClose, onLoaded }: ProjectDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const saving = useSaveProject({ project, onSaved: leave, onLoaded })
  const { obstacle, save, load, isPending, isLoading, failure } = saving
  function leave() {
    saving.forget()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={project ? texts.editTitle : texts.createTitle}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      alert={obstacle && <ObstacleNote obstacle={obstacle} texts={texts} />}
      footer={<EditFooter form="proyecto" {...{ obstacle, isPending, isLoading }} onLoad={load} />}
    >
      <ProjectForm
        key={project?.version}
        project={project}
        onSubmit={save}
        {...{ isPending, failure }}
        onDirtyChange={setIsDirty}
      />
    </Dialog>
  )
}
