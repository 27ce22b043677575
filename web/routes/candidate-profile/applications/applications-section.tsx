import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { SKELETONS } from '#contract/constants.ts'
import { stateNames } from '#contract/values/applications/application-states.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Application } from '#web/api/types.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyApplications } from '#web/illustrations/empty-applications.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { openedIn, stateIn, withOpened, withState } from './address.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationDialog } from './details/application-dialog.tsx'
import { StateFilter } from './state-filter.tsx'
import { applicationTexts as texts, filterTexts } from './texts.ts'

export function ApplicationsSection() {
  const applications = useQuery(queries.applications.listCandidatures.queryOptions())
  const deletion = useSubject<Application>()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const state = stateIn(search)
  const rows = applications.data?.filter((one) => state === null || one.estado_candidatura === state)
  const close = () => void navigate(withOpened(search, null), { replace: true, preventScrollReset: true })
  return (
    <>
      <SectionList
        title={texts.title}
        above={applications.data && <StateFilter applications={applications.data} />}
        query={{ ...applications, data: rows }}
        grid="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3"
        skeleton={{ kind: 'application', count: SKELETONS.applications }}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={
          state !== null && applications.data?.length ? (
            <EmptyState
              title={filterTexts.none(stateNames[state])}
              action={
                <LinkButton variant="secondary" href={withState(search, null)} preventScrollReset>
                  {filterTexts.seeAll}
                </LinkButton>
              }
            />
          ) : (
            <EmptyState
              illustration={<EmptyApplications />}
              title={texts.empty}
              action={<LinkButton href="/pagina-principal">{texts.toOffers}</LinkButton>}
            >
              {texts.emptyHint}
            </EmptyState>
          )
        }
        keyOf={(application) => application.can_cv_ofertas_id}
      >
        {(application) => <ApplicationCard application={application} onDelete={() => deletion.open(application)} />}
      </SectionList>
      <ApplicationDialog id={openedIn(search)} onClose={close} />
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
