import { spanishDeadline } from '#contract/values/spanish/deadline.ts'
import type { QueuedOffer } from '#web/api/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { reviewOffersTexts as texts } from './texts.ts'

export const addressOf = (id?: number): string =>
  id === undefined ? '/gestion/revision/ofertas' : `/gestion/revision/ofertas?oferta=${id}`

/** An offer that waits: a link to its review. */
export function QueueCard({ offer, isCurrent }: { offer: QueuedOffer; isCurrent: boolean }) {
  const until = spanishDeadline(new Date(offer.revisar_antes))
  return (
    <Card
      as="article"
      isInteractive
      className={classes('grid h-full content-start gap-2', isCurrent && 'border-ink bg-yellow-soft')}
    >
      <h3 className="font-semibold wrap-anywhere">
        <AppLink
          href={addressOf(offer.emp_ofertas_id)}
          className="stretched"
          aria-current={isCurrent || undefined}
          preventScrollReset
        >
          {offer.nombre}
        </AppLink>
      </h3>
      <p className="text-14 text-gray-text wrap-anywhere">{texts.by(offer.emp_empresas_id.nombre)}</p>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={offer.estado_revision === 'retenida' ? 'gray' : 'blue'}>
          {offer.estado_revision === 'retenida' ? texts.held : texts.public}
        </Badge>
        {offer.sospechosa && <Badge tone="red">{texts.fraud}</Badge>}
        {offer.cambiada && <Badge tone="blue">{texts.changed}</Badge>}
        {offer.avisos > 0 && <Badge tone="yellow">{texts.warnings(offer.avisos)}</Badge>}
      </div>
      <p className={classes('text-14', offer.vencida ? 'font-semibold text-red' : 'text-gray-text')}>
        {offer.vencida ? texts.late(until) : texts.until(until)}
      </p>
    </Card>
  )
}
