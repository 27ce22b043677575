import { useQuery } from '@tanstack/react-query'
import { SKELETONS } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Application } from '#web/api/types.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyApplications } from '#web/illustrations/empty-applications.tsx'
import { applicationTexts as texts } from './texts.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { ApplicationCard } from './application-card.tsx'

export function ApplicationsSection() {
  const applications = useQuery(queries.applications.listCandidatures.queryOptions())
  const deletion = useSubject<Application>()
  return (
    <>
      <SectionList
        title={texts.title}
        query={applications}
        grid="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3"
        skeleton={{ kind: 'application', count: SKELETONS.applications }}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={
          <EmptyState
            illustration={<EmptyApplications />}
            title={texts.empty}
            action={<LinkButton href="/pagina-principal">{texts.toOffers}</LinkButton>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
        keyOf={(application) => application.can_cv_ofertas_id}
      >
        {(application) => <ApplicationCard application={application} onDelete={() => deletion.open(application)} />}
      </SectionList>
      <DeleteDialog
        isOpen={deletion.isOpen}
        onClose={deletion.close}
        id={deletion.subject?.can_cv_ofertas_id}
        subject={deletion.subject?.emp_ofertas_id.nombre}
        texts={texts}
        call={api.applications.deleteCandidature}
      />
    </>
  )
}
