import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { OfferFigures } from '#web/api/types.ts'
import { duration } from '#web/format/time/duration.ts'
import { Card } from '#web/ui/card.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { figuresTexts as texts } from './texts.ts'

const steps = ['enviadas', 'leidas', 'preseleccionadas', 'entrevistas', 'contratadas'] as const

/** The way of an offer's applications as bars: each step as long as its share of those that were received. */
export function FiguresCard({ offer }: { offer: OfferFigures }) {
  const { horas_hasta_respuesta: hours } = offer
  return (
    <Card as="article" className="grid h-full grid-cols-1 content-start gap-3">
      <h3 className="text-18 font-semibold wrap-anywhere">{offer.nombre}</h3>
      <p className="flex items-center gap-1.5 text-14 text-gray-text large-text:flex-wrap">
        <ClockIcon size={18} className="shrink-0" />
        {texts.answer}:{' '}
        <strong className="font-semibold text-ink">{hours === null ? texts.noAnswer : duration(hours)}</strong>
      </p>
      <dl aria-label={texts.plot(offer.nombre)} className="grid gap-1.5">
        {steps.map((step) => (
          <Bar key={step} label={texts.steps[step]} count={offer[step]} all={offer.enviadas} />
        ))}
      </dl>
    </Card>
  )
}

function Bar({ label, count, all }: { label: string; count: number; all: number }) {
  const share = all === 0 ? 0 : (count / all) * 100
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)_3rem] items-center large-text:grid-cols-1 gap-2 text-14">
      <dt className="truncate text-gray-text">{label}</dt>
      <dd className="order-last text-right font-semibold tabular-nums">{spanishNumber(count)}</dd>
      <dd aria-hidden="true" className="h-4 rounded-control bg-surface">
        <span
          className="block h-full min-w-1 rounded-control border border-yellow-border bg-yellow"
          style={{ width: `${share}%` }}
          hidden={count === 0}
        />
      </dd>
    </div>
  )
}
