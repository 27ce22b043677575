import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { lineOf } from '#web/forms/appointment/appointment-line.ts'
import { Upcoming } from '#web/forms/appointment/upcoming.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { appointmentTexts as texts } from './texts.ts'

/** The appointments of the company that are ahead or wait for an answer, soonest first. After a failure no row asks again. */
export const useCompanyAppointments = () =>
  useQuery(queries.appointments.listCompanyAppointments.queryOptions({ retryOnMount: false }))

/** The same as a list above the candidates. */
export function CompanyUpcoming({ hrefOf }: { hrefOf: (application: number) => string }) {
  const { data, isError, refetch } = useCompanyAppointments()
  if (isError && !data) return <ErrorState title={texts.listFailed} isLow onRetry={() => void refetch()} />
  return <Upcoming rows={data ?? []} {...{ hrefOf }} side="empresa" />
}

/** The appointment of an application in one line: when and where, or what it waits for. Nothing without one. */
export function RowLine({ application, className = '' }: { application: number; className?: string }) {
  const known = useCompanyAppointments().data?.find(({ can_cv_ofertas_id: id }) => id === application)
  return known ? <p className={`text-13 font-medium wrap-anywhere ${className}`}>{lineOf(known, 'empresa')}</p> : null
}
