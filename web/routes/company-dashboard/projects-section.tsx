import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SKELETONS } from '#contract/constants.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { queries } from '#web/api/queries.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { projectTexts as texts } from '#web/texts/company-dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { DeleteProject } from './delete-project.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { SectionList } from '#web/ui/section-list.tsx'

export type Project = Awaited<ReturnType<ApiClient['projects']['listProjects']>>[number]

/** Which dialog is open, and for what. */
type Task = { kind: 'none' | 'create' } | { kind: 'edit' | 'delete' | 'offer'; project: Project }

export function ProjectsSection() {
  const projects = useQuery(queries.projects.listProjects.queryOptions())
  const [task, setTask] = useState<Task>({ kind: 'none' })
  const done = () => setTask({ kind: 'none' })
  const subject = (kind: Task['kind']) => (task.kind === kind && 'project' in task ? task.project : null)
  const create = (
    <Button icon={<PlusIcon />} onClick={() => setTask({ kind: 'create' })} aria-label={texts.create}>
      <span className="max-small:hidden">{texts.create}</span>
    </Button>
  )
  return (
    <>
      <SectionList
        title={texts.title}
        action={create}
        query={projects}
        grid="grid grid-cols-1 gap-5 large:grid-cols-2"
        skeleton={{ kind: 'project', count: SKELETONS.projects }}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={
          <EmptyState
            illustration={<EmptyProjects />}
            title={texts.empty}
            action={<Button onClick={() => setTask({ kind: 'create' })}>{texts.create}</Button>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
        keyOf={(project) => project.emp_proyectos_id}
      >
        {(project) => (
          <ProjectCard
            project={project}
            onEdit={() => setTask({ kind: 'edit', project })}
            onDelete={() => setTask({ kind: 'delete', project })}
            onCreateOffer={() => setTask({ kind: 'offer', project })}
          />
        )}
      </SectionList>
      <ProjectDialog isOpen={task.kind === 'create' || task.kind === 'edit'} project={subject('edit')} onClose={done} />
      <DeleteProject project={subject('delete')} onClose={done} />
      <OfferDialog
        isOpen={task.kind === 'offer'}
        projectId={subject('offer')?.emp_proyectos_id}
        offer={null}
        onClose={done}
      />
    </>
  )
}
