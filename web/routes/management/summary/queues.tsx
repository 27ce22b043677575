import type { SiteSummary } from '#web/api/types.ts'
import { Card } from '#web/ui/card.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { queueTexts, summaryTexts as texts } from './texts.ts'

/** Waiting work, with a link to each queue. */
export function Queues({ queues }: { queues: SiteSummary['colas'] }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-24 font-semibold">{texts.queues}</h2>
      <ul className="grid gap-3 small:grid-cols-3">
        {queues.map(({ cola, esperan, vencidas }) => (
          <Card as="li" key={cola} isInteractive className="grid content-start gap-1">
            <h3 className="text-16 font-medium text-gray-text">
              <AppLink href={`/gestion/revision/${cola}`} className="stretched">
                {queueTexts[cola]}
              </AppLink>
            </h3>
            <p className="text-24 font-bold tabular-nums">{esperan > 0 ? texts.waiting(esperan) : texts.nothing}</p>
            {vencidas > 0 && <p className="font-semibold text-red">{texts.overdue(vencidas)}</p>}
          </Card>
        ))}
      </ul>
    </section>
  )
}
