import type { QueryClient } from '@tanstack/react-query'
import { choicesFor, OPEN_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { queries } from '#web/api/queries.ts'
import type { CompanyCandidate, OpenedApplication } from '#web/api/types.ts'

interface Page {
  headers: { 'x-total-count': string }
  body: CompanyCandidate[]
}

type Read = Pick<CompanyCandidate, 'can_cv_ofertas_id' | 'estado_candidatura' | 'dias_sin_respuesta'>

/**
 * Shows in the loaded lists what an application is now that was read, and reads the numbers again. The list is not read again: in the tab of
 * unread ones the row would vanish under the pointer, and with it the way to the next.
 */
export function noteReading(client: QueryClient, read: Read): void {
  const { can_cv_ofertas_id, estado_candidatura, dias_sin_respuesta } = read
  changeRows(client, [can_cv_ofertas_id], { estado_candidatura, dias_sin_respuesta })
  void client.invalidateQueries({ queryKey: queries.applicationDesk.countApplications.key() })
}

/** Shows the new state of applications before they are read again, so that the next decision starts from it. */
export function noteMove(client: QueryClient, ids: readonly number[], to: ApplicationState): void {
  const change = { estado_candidatura: to, dias_sin_respuesta: OPEN_STATES.includes(to) ? 0 : null, pregunto_el: null }
  changeRows(client, ids, change)
  client.setQueriesData<OpenedApplication>({ queryKey: queries.applicationDesk.openApplication.key() }, (opened) =>
    opened && ids.includes(opened.can_cv_ofertas_id) ? { ...opened, ...change, opciones: choicesFor(to) } : opened,
  )
}

/** Changes rows of the loaded lists: those in another state, or all if it changes none. */
export function changeRows(client: QueryClient, ids: readonly number[], change: Partial<CompanyCandidate>): void {
  const state = change.estado_candidatura
  const isOld = (row: CompanyCandidate) => ids.includes(row.can_cv_ofertas_id) && row.estado_candidatura !== state
  client.setQueriesData<Page>({ queryKey: queries.applications.listCompanyCandidates.key() }, (page) =>
    page?.body.some(isOld)
      ? { ...page, body: page.body.map((row) => (isOld(row) ? { ...row, ...change } : row)) }
      : page,
  )
}
