import type { SiteSummary } from '#web/api/types.ts'
import { Card } from '#web/ui/card.tsx'
import { PlotCard } from './plot-card.tsx'
import { answerNote, plotTexts, summaryTexts as texts } from './texts.ts'

const counted = ['candidaturas', 'ofertas', 'candidatos', 'empresas'] as const

/** What a night counts: the number of now stands for the whole period. */
const stocks = ['ofertas_activas', 'empresas_premium'] as const

const digits = (value: number): string => value.toLocaleString('es-ES')

/** What there is now. */
export function Stock({ summary }: { summary: SiteSummary }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-24 font-semibold">{texts.now}</h2>
      <dl className="grid gap-3 small:grid-cols-3">
        <Card className="grid content-start gap-1">
          <dt className="font-medium text-gray-text">{texts.activeOffers}</dt>
          <dd className="text-24 font-bold tabular-nums">{digits(summary.ofertas_activas)}</dd>
        </Card>
        <Card className="grid content-start gap-1">
          <dt className="font-medium text-gray-text">{texts.premium}</dt>
          <dd className="tabular-nums">
            <span className="text-24 font-bold">{digits(summary.empresas_premium)}</span>{' '}
            <span className="text-gray-text">{texts.premiumOf(summary.empresas)}</span>
          </dd>
        </Card>
      </dl>
    </section>
  )
}

/** What happened on each of the last days. */
export function Plots({ summary }: { summary: SiteSummary }) {
  const { dias, primera_respuesta_horas: hours } = summary
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-24 font-semibold">{texts.period}</h2>
      <div className="grid items-start gap-3 small:grid-cols-2 large:grid-cols-3">
        {counted.map((name) => (
          <PlotCard
            key={name}
            title={plotTexts[name]}
            total={digits(dias.reduce((sum, day) => sum + day[name], 0))}
            days={dias.map((day) => ({ day: day.dia, value: day[name] }))}
            format={digits}
          />
        ))}
        <PlotCard
          title={plotTexts.primera_respuesta_horas}
          total={hours === null ? texts.noValue : texts.hours(hours)}
          note={answerNote}
          days={dias.map((day) => ({ day: day.dia, value: day.primera_respuesta_horas }))}
          format={texts.hours}
        />
        {stocks.map((name) => (
          <StockCard key={name} name={name} summary={summary} />
        ))}
      </div>
    </section>
  )
}

function StockCard({ name, summary }: { name: (typeof stocks)[number]; summary: SiteSummary }) {
  const days = summary.dias.map((day) => ({ day: day.dia, value: day[name] }))
  const missing = days.filter(({ value }) => value === null).length
  return (
    <PlotCard
      title={plotTexts[name]}
      total={digits(summary[name])}
      {...(missing > 0 && { note: texts.notCounted(missing) })}
      days={days}
      format={digits}
    />
  )
}
