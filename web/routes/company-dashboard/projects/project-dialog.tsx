import { useState } from 'react'
import { projectTexts as texts } from '../texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { EditFooter, ObstacleNote } from '../editing/edit-footer.tsx'
import { ProjectForm } from './project-form.tsx'
import type { ProjectEdition } from './use-project-edition.ts'
import { useSaveProject } from './use-save-project.ts'

export function ProjectDialog({ edition }: { edition: ProjectEdition }) {
  const { isOpen, isNew, project } = edition
  const [isDirty, setIsDirty] = useState(false)
  const saving = useSaveProject({ project, onSaved: leave, onLoaded: edition.replace })
  const { obstacle, save, load, isPending, isLoading, failure } = saving
  const isReady = isNew || project !== null
  function leave() {
    saving.forget()
    edition.close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={isNew ? texts.createTitle : texts.editTitle}
      hasUnsavedChanges={isReady && isDirty}
      isLocked={isPending}
      alert={obstacle && <ObstacleNote obstacle={obstacle} texts={texts} />}
      footer={
        <EditFooter form="proyecto" isDisabled={!isReady} {...{ obstacle, isPending, isLoading }} onLoad={load} />
      }
    >
      {isReady ? (
        <ProjectForm
          key={project?.version}
          project={project}
          onSubmit={save}
          {...{ isPending, failure }}
          onDirtyChange={setIsDirty}
        />
      ) : (
        <NotRead edition={edition} />
      )}
    </Dialog>
  )
}

function NotRead({ edition: { failure, retry } }: { edition: ProjectEdition }) {
  if (!failure) return <LoadingState />
  return <ErrorState title={failure.sentence} {...(!failure.isFinal && { onRetry: retry })} />
}
