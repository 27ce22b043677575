import type { QueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'

/** Reads again what shows states: the list, the open application, the numbers, and the appointments. An answer on its way may tell the states of before. */
export const refreshDesk = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [
      queries.applications.listCompanyCandidates.key(),
      queries.applicationDesk.key(),
      queries.appointments.listCompanyAppointments.key(),
    ].map(async (queryKey) => {
      await client.cancelQueries({ queryKey })
      await client.invalidateQueries({ queryKey })
    }),
  )
