import type { MessageSide } from '#contract/values/applications/message-rules.ts'
import type { ListedAppointment } from '#web/api/types.ts'
import { Card } from '#web/ui/card.tsx'
import { CalendarIcon, ChevronRightIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { lineOf } from './appointment-line.ts'
import { appointmentTexts as texts } from './texts.ts'

interface UpcomingProps {
  rows: readonly ListedAppointment[]
  /** The address of an application. */
  hrefOf: (application: number) => string
  side: MessageSide
}

/** The next appointments, soonest first, each with a link to its application. Three fit at once. Nothing where there are none. */
export function Upcoming({ rows, hrefOf, side }: UpcomingProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={texts.upcoming} className="grid gap-3">
      <h2 className="text-18 font-semibold">{texts.upcoming}</h2>
      <ul className="grid max-h-58 gap-2 overflow-y-auto">
        {rows.map((row) => (
          <Card
            key={row.can_cv_ofertas_id}
            as="li"
            hasPadding={false}
            className={`flex items-center gap-3 px-4 py-2.5 hover:border-ink ${row.elegida ? '' : 'bg-yellow-soft'}`}
          >
            <CalendarIcon className="shrink-0" />
            <div className="min-w-0 flex-1 text-14 wrap-anywhere">
              <AppLink href={hrefOf(row.can_cv_ofertas_id)} preventScrollReset className="stretched font-semibold">
                {lineOf(row, side)}
              </AppLink>
              <p className="text-gray-text">{`${row.nombre} · ${row.oferta}`}</p>
            </div>
            <ChevronRightIcon size={18} className="shrink-0" />
          </Card>
        ))}
      </ul>
    </section>
  )
}
