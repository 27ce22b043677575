import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SKELETONS } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Project } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { projectTexts as texts } from '../texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { useNewOffer } from '../offers/new-offer.tsx'
import { interruptedNameOf } from '../offers/drafts/interrupted-name.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { queryOf, type View } from '../section.ts'
import { useProjectEdition } from './use-project-edition.ts'
import { useFilters } from '../lists/use-filters.ts'

interface ProjectsListProps {
  view: View
  title: string
  intro?: ReactNode
  /** To the right of the title, instead of «Crear proyecto». */
  action?: ReactNode
}

/** The company's projects, with the dialogs that create, edit and delete them. */
export function ProjectsList({ view, title, intro, action }: ProjectsListProps) {
  const filters = useFilters()
  const projects = useQuery(
    queries.projects.listProjects.queryOptions({ input: queryOf(filters), placeholderData: keepPreviousData }),
  )
  const edition = useProjectEdition()
  const deletion = useSubject<Project>()
  const newOffer = useNewOffer()
  useReopening([
    ['proyecto', edition.create],
    ...(projects.data?.body ?? []).flatMap((project): [string, () => void][] => [
      [`proyecto:${project.emp_proyectos_id}`, () => edition.edit(project)],
      [interruptedNameOf(null, project.emp_proyectos_id), () => newOffer.create(project.emp_proyectos_id)],
    ]),
  ])
  return (
    <>
      <PagedList
        view={view}
        filters={filters}
        query={projects}
        illustration={<EmptyProjects />}
        title={title}
        intro={intro}
        texts={texts}
        action={action ?? <CreateButton onClick={edition.create} />}
        grid="grid grid-cols-1 gap-5 large:grid-cols-2"
        skeleton={{ kind: 'project', count: SKELETONS.projects }}
        empty={
          <EmptyState
            illustration={<EmptyProjects />}
            title={texts.empty}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button onClick={() => newOffer.create()}>{texts.createOffer}</Button>
                <Button variant="secondary" onClick={edition.create}>
                  {texts.create}
                </Button>
              </div>
            }
          >
            {texts.emptyHint}
          </EmptyState>
        }
        keyOf={(project) => project.emp_proyectos_id}
      >
        {(project) => (
          <ProjectCard
            project={project}
            onEdit={() => edition.edit(project)}
            onDelete={() => deletion.open(project)}
            onCreateOffer={() => newOffer.create(project.emp_proyectos_id)}
          />
        )}
      </PagedList>
      <ProjectDialog edition={edition} />
      <DeleteDialog
        isOpen={deletion.isOpen}
        onClose={deletion.close}
        id={deletion.subject?.emp_proyectos_id}
        subject={deletion.subject?.nombre}
        goesToo={
          deletion.subject
            ? texts.goesToo(deletion.subject.numero_ofertas, deletion.subject.numero_candidaturas)
            : undefined
        }
        closing={{ waiting: deletion.subject?.en_espera ?? 0, cause: 'eliminada' }}
        texts={texts}
        call={api.projects.deleteProject}
      />
    </>
  )
}

function CreateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<PlusIcon />} onClick={onClick} aria-label={texts.create}>
      <span className="max-small:hidden">{texts.create}</span>
    </Button>
  )
}
