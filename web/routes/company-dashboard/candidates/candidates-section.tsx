import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CANDIDATE_LIST_PAGE_SIZE, DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { queries } from '#web/api/queries.ts'
import { classes } from '#web/ui/classes.ts'
import { readPage } from '../lists/read-page.ts'
import { CompanyUpcoming, useCompanyAppointments } from './appointment/company-appointments.tsx'
import { ApplicationPanel } from './application/application-panel.tsx'
import { UnsavedNotesProvider } from './application/unsaved-notes.tsx'
import { useSteps } from './application/use-steps.ts'
import { countQueryOf, deskAddress, deskQueryOf } from './desk-address.ts'
import { CandidatesList } from './list/candidates-list.tsx'
import { useSelection } from './list/use-selection.ts'
import { MovesProvider } from './moves/moves-provider.tsx'
import { useFocusAfterClosing, useRowInSight } from './open-row.ts'
import { useDesk } from './use-desk.ts'
import { useUsualMode } from './use-usual-mode.ts'
import { useViewMode } from './use-view-mode.ts'

/** The company's candidates, as cards or as a list, and beside them the application that is open. */
export function CandidatesSection() {
  const { filters, opened } = useDesk()
  const { chosen, choose } = useViewMode()
  const pageSize = chosen === 'cards' ? DASHBOARD_PAGE_SIZE : CANDIDATE_LIST_PAGE_SIZE
  const query = useQuery(
    queries.applications.listCompanyCandidates.queryOptions({
      input: deskQueryOf(filters, pageSize),
      placeholderData: keepPreviousData,
    }),
  )
  const found = readPage(query)
  const usual = useUsualMode(found.total)
  const mode = chosen ?? usual
  const upcoming = useCompanyAppointments()
  // Nothing moves: the appointments above the list are known before the list shows. No second attempt is waited for.
  const isAwaited = !upcoming.isFetched && upcoming.failureCount === 0
  const page = mode && !isAwaited ? found : { ...found, data: undefined, isPending: true }
  const pageCount = Math.ceil(page.total / pageSize)
  const steps = useSteps({ rows: page.data ?? [], filters, pageSize, pageCount, opened })
  const selection = useSelection(JSON.stringify([countQueryOf(filters), filters.estado_candidatura]), page.data ?? [])
  const isOpen = opened !== null
  const onMoved = (ids: readonly number[], to: ApplicationState) => {
    selection.remove(ids)
    // A person who is invited to an interview stays open, because times are proposed there.
    if (opened !== null && ids.includes(opened) && to !== 'entrevista') steps.nextUnread?.()
  }
  useFocusAfterClosing(opened)
  useRowInSight(opened, page.data !== undefined)
  return (
    <MovesProvider onMoved={onMoved}>
      <div
        className={classes(
          'grid grid-cols-1 items-start gap-6',
          isOpen && 'large:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
        )}
      >
        <div className={classes('@container grid min-w-0 grid-cols-1 gap-6', isOpen && 'max-large:hidden')}>
          {/* A failure of the list stands alone. */}
          {!isOpen && page.data && <CompanyUpcoming hrefOf={(id) => deskAddress(filters, id)} />}
          <CandidatesList
            {...{ page, pageCount, filters, opened, selection }}
            mode={mode ?? 'cards'}
            onChooseMode={choose}
          />
        </div>
        <UnsavedNotesProvider>
          {isOpen && <ApplicationPanel id={opened} steps={steps} listHref={deskAddress(filters)} />}
        </UnsavedNotesProvider>
      </div>
    </MovesProvider>
  )
}
