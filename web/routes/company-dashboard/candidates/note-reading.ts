import type { QueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { CompanyCandidate, OpenedApplication } from '#web/api/types.ts'

interface Page {
  headers: { 'x-total-count': string }
  body: CompanyCandidate[]
}

/**
 * Shows in the loaded lists what the opened application is now, and reads the numbers again. The list is not read again: in the tab of
 * unread ones the row would vanish under the pointer, and with it the way to the next.
 */
export function noteReading(client: QueryClient, opened: OpenedApplication): void {
  const { can_cv_ofertas_id: id, estado_candidatura, dias_sin_respuesta } = opened
  client.setQueriesData<Page>({ queryKey: queries.applications.listCompanyCandidates.key() }, (page) => {
    const row = page?.body.find((one) => one.can_cv_ofertas_id === id)
    if (!page || !row || row.estado_candidatura === estado_candidatura) return page
    const known = { ...row, estado_candidatura, dias_sin_respuesta }
    return { ...page, body: page.body.map((one) => (one === row ? known : one)) }
  })
  void client.invalidateQueries({ queryKey: queries.applicationDesk.countApplications.key() })
}
