import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'

/** The appointments of the company that are ahead or wait for an answer, soonest first. After a failure no row asks again. */
export const useCompanyAppointments = () =>
  useQuery(queries.appointments.listCompanyAppointments.queryOptions({ retryOnMount: false }))
