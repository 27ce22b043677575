import type { UseQueryResult } from '@tanstack/react-query'
import { hasStatus } from '#web/api/api-error.ts'
import type { ListedAppointment } from '#web/api/types.ts'
import { stateTexts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { CalendarIcon, ChevronRightIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { timeOf, whereOf } from './appointment-line.ts'
import { appointmentTexts as texts } from './texts.ts'

/** How many are shown before somebody asks for all. */
const SHOWN = 3

interface UpcomingProps {
  query: UseQueryResult<ListedAppointment[]>
  /** The address of an application. */
  hrefOf: (application: number) => string
  /** What an appointment without a time waits for. */
  waits: Record<'propuesta' | 'otra', string>
}

/** The next appointments, soonest first, each with a link to its application. Nothing where there are none. */
export function Upcoming({ query, hrefOf, waits }: UpcomingProps) {
  const { data: rows = [], isError, error } = query
  // A company that may read no applicants reads so in its list.
  if (rows.length === 0) {
    return isError && !hasStatus(error, 403) ? <Failed onRetry={() => void query.refetch()} /> : null
  }
  const items = rows.map((row) => <Item key={row.can_cv_ofertas_id} {...{ row, hrefOf, waits }} />)
  return (
    <section aria-label={texts.upcoming} className="grid gap-3">
      <h2 className="text-18 font-semibold">{texts.upcoming}</h2>
      <ul className="grid gap-2">{items.slice(0, SHOWN)}</ul>
      {items.length > SHOWN && (
        <Fold title={texts.all(items.length)}>
          <ul className="grid gap-2 pb-2">{items.slice(SHOWN)}</ul>
        </Fold>
      )}
    </section>
  )
}

function Item({ row, hrefOf, waits }: Omit<UpcomingProps, 'query'> & { row: ListedAppointment }) {
  const { elegida, estado, nombre, oferta } = row
  return (
    <Card
      as="li"
      isInteractive
      hasPadding={false}
      className={`flex items-center gap-3 px-4 py-2.5 ${elegida ? '' : 'bg-yellow-soft'}`}
    >
      <CalendarIcon size={20} className="shrink-0" />
      <div className="min-w-0 flex-1 text-14">
        <AppLink
          href={hrefOf(row.can_cv_ofertas_id)}
          preventScrollReset
          className="stretched block font-semibold wrap-anywhere first-letter:uppercase"
        >
          {elegida
            ? `${timeOf(row, elegida.fecha_hora)}, ${whereOf(row)}`
            : waits[estado === 'otra' ? 'otra' : 'propuesta']}
        </AppLink>
        <p className="text-gray-text wrap-anywhere">{`${nombre} · ${oferta}`}</p>
      </div>
      <ChevronRightIcon size={18} className="shrink-0" />
    </Card>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-14 text-gray-text">
      {texts.failed}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {stateTexts.retry}
      </Button>
    </p>
  )
}
