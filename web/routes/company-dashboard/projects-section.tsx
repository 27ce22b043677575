import { useQuery } from '@tanstack/react-query'
import { SKELETONS } from '#contract/constants.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { projectTexts as texts } from '#web/texts/company-dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectDialog } from './project-dialog.tsx'

export type Project = Awaited<ReturnType<ApiClient['projects']['listProjects']>>[number]

export function ProjectsSection() {
  const projects = useQuery(queries.projects.listProjects.queryOptions())
  // Null where a new one is created.
  const edition = useSubject<Project | null>()
  const deletion = useSubject<Project>()
  const offerCreation = useSubject<Project>()
  const create = (
    <Button icon={<PlusIcon />} onClick={() => edition.open(null)} aria-label={texts.create}>
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
            action={<Button onClick={() => edition.open(null)}>{texts.create}</Button>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
        keyOf={(project) => project.emp_proyectos_id}
      >
        {(project) => (
          <ProjectCard
            project={project}
            onEdit={() => edition.open(project)}
            onDelete={() => deletion.open(project)}
            onCreateOffer={() => offerCreation.open(project)}
          />
        )}
      </SectionList>
      <ProjectDialog isOpen={edition.isOpen} project={edition.subject} onClose={edition.close} />
      <DeleteDialog
        isOpen={deletion.isOpen}
        onClose={deletion.close}
        id={deletion.subject?.emp_proyectos_id}
        subject={deletion.subject?.nombre}
        texts={texts}
        call={api.projects.deleteProject}
      />
      <OfferDialog
        isOpen={offerCreation.isOpen}
        projectId={offerCreation.subject?.emp_proyectos_id}
        offer={null}
        onClose={offerCreation.close}
      />
    </>
  )
}
