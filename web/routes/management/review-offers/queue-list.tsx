import { spanishDeadline } from '#contract/values/spanish/deadline.ts'
import { offerRules, type RuleName } from '#contract/values/offer-rules/judge-offer.ts'
import type { QueuedOffer } from '#web/api/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { reviewOffersTexts as texts } from './texts.ts'

export const reviewTones = { en_cola: 'blue', retenida: 'gray', aprobada: 'green', rechazada: 'red' } as const

const isRule = (name: string): name is RuleName => name in offerRules

/** An offer that waits, or was searched: a link to its review. */
export function QueueCard({ offer, href, current }: { offer: QueuedOffer; href: string; current: number | undefined }) {
  const isCurrent = offer.emp_ofertas_id === current
  const until = offer.revisar_antes && spanishDeadline(new Date(offer.revisar_antes))
  return (
    <Card
      as="article"
      isInteractive
      className={classes('grid h-full content-start gap-2', isCurrent && 'border-ink bg-yellow-soft')}
    >
      <h3 className="font-semibold wrap-anywhere">
        <AppLink href={href} className="stretched" aria-current={isCurrent || undefined} preventScrollReset>
          {offer.nombre}
        </AppLink>
      </h3>
      <p className="text-14 text-gray-text wrap-anywhere">{texts.by(offer.emp_empresas_id.nombre)}</p>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={reviewTones[offer.estado_revision]}>{texts.states[offer.estado_revision]}</Badge>
        {offer.cambiada && <Badge tone="blue">{texts.changed}</Badge>}
        {offer.sospechosa && <Badge tone="red">{texts.fraud}</Badge>}
      </div>
      {offer.encontrado.map(({ regla, campo, texto, sigue }) => (
        <p key={`${regla} ${campo}`} className="text-14 wrap-anywhere">
          {texts.found(isRule(regla) ? offerRules[regla].title : regla, texto, sigue)}
        </p>
      ))}
      {until && (
        <p className={classes('text-14', offer.vencida ? 'font-semibold text-red' : 'text-gray-text')}>
          {offer.vencida ? texts.late(until) : texts.until(until)}
        </p>
      )}
    </Card>
  )
}
