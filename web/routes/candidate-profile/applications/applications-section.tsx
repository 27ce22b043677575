import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { SKELETONS } from '#contract/constants.ts'
import {
  stateNames,
  APPLICATION_STATES,
  type ApplicationState,
} from '#contract/values/applications/application-states.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Application, Appointment } from '#web/api/types.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyApplications } from '#web/illustrations/empty-applications.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { lineOf } from '#web/forms/appointment/appointment-line.ts'
import { Upcoming } from '#web/forms/appointment/upcoming.tsx'
import { openedIn, stateIn, withOpened, withState } from './address.ts'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationDialog } from './details/application-dialog.tsx'
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
      <Upcoming
        rows={appointmentsOf(applications.data ?? [])}
        hrefOf={(id) => withOpened(search, id)}
        side="candidato"
      />
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

/** Those that stand, soonest first. */
const appointmentsOf = (applications: readonly Application[]) =>
  applications
    .flatMap(({ cita, can_cv_ofertas_id, emp_ofertas_id: { nombre: oferta, emp_proyectos_id: project } }) =>
      lineOf(cita, 'candidato') && cita
        ? { ...cita, can_cv_ofertas_id, oferta, nombre: project.emp_empresas_id.nombre }
        : [],
    )
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))

const startOf = ({ elegida, propuestas }: Appointment) => (elegida ?? propuestas[0])?.fecha_hora ?? ''

const chip =
  'inline-flex min-h-11 items-center whitespace-nowrap gap-1.5 rounded-chip border border-control-border bg-white px-4 text-14 font-medium ' +
  'transition-colors duration-150 hover:border-ink hover:bg-surface ' +
  'aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-white'

/** A link to the applications of each state that occurs, with their number. */
function StateFilter({ applications }: { applications: readonly Application[] }) {
  const [search] = useSearchParams()
  const current = stateIn(search)
  const countOf = (state: ApplicationState) =>
    applications.filter(({ estado_candidatura: itsState }) => itsState === state).length
  const shown = APPLICATION_STATES.filter((state) => state === current || countOf(state) > 0)
  if (shown.length < 2 && current === null) return null
  const link = (state: ApplicationState | null, name: string, count: number) => (
    <li key={name}>
      <AppLink
        href={withState(search, state)}
        aria-current={state === current ? 'true' : undefined}
        preventScrollReset
        className={chip}
      >
        <span>{name}</span> <span className="font-normal tabular-nums">{count}</span>
      </AppLink>
    </li>
  )
  return (
    <nav aria-label={filterTexts.label}>
      <ul className="flex gap-2 max-small:-mx-4 max-small:overflow-x-auto max-small:px-4 max-small:py-1 small:flex-wrap">
        {link(null, filterTexts.all, applications.length)}
        {shown.map((state) => link(state, stateNames[state], countOf(state)))}
      </ul>
    </nav>
  )
}
