import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { SiteSummary } from '#web/api/types.ts'
import { duration } from '#web/format/time/duration.ts'
import { PlotCard } from './plot-card.tsx'
import { answerNote, plotTexts, summaryTexts as texts } from './texts.ts'

const counted = ['candidaturas', 'ofertas', 'candidatos', 'empresas'] as const

/** Mails about new offers, and what comes of them. */
const alertFigures = ['avisos_confirmados', 'correos_de_avisos', 'visitas_desde_correos'] as const

/** Figures that are counted at night. */
const stocks = ['ofertas_activas', 'empresas_premium'] as const

/** The present number, and one number for each past night. */
export function Stock({ summary }: { summary: SiteSummary }) {
  const { ofertas_activas: offers, empresas_premium: premium, empresas } = summary
  const totals = {
    ofertas_activas: spanishNumber(offers),
    empresas_premium: texts.premiumOf(spanishNumber(premium), spanishNumber(empresas)),
  }
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-24 font-semibold">{texts.now}</h2>
      <div className="grid items-start gap-3 small:grid-cols-2 large:grid-cols-3">
        {stocks.map((name) => (
          <StockCard key={name} name={name} total={totals[name]} summary={summary} />
        ))}
      </div>
    </section>
  )
}

/** Events of each of the last days. */
export function Plots({ summary }: { summary: SiteSummary }) {
  const { dias, primera_respuesta_horas: hours } = summary
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-24 font-semibold">{texts.period}</h2>
      <div className="grid items-start gap-3 small:grid-cols-2 large:grid-cols-3">
        {counted.map((name) => (
          <CountCard key={name} name={name} days={dias} />
        ))}
        <PlotCard
          title={plotTexts.primera_respuesta_horas}
          total={hours === null ? texts.noValue : duration(hours)}
          note={answerNote}
          days={dias.map((day) => ({ day: day.dia, value: day.primera_respuesta_horas }))}
          format={duration}
        />
      </div>
    </section>
  )
}

/** Figures of mails about new offers. */
export function AlertPlots({ summary: { dias, avisos_activos: active } }: { summary: SiteSummary }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-24 font-semibold">{texts.alerts}</h2>
      <p className="text-gray-text">{texts.activeAlerts(active)}</p>
      <div className="grid items-start gap-3 small:grid-cols-2 large:grid-cols-3">
        {alertFigures.map((name) => (
          <CountCard key={name} name={name} days={dias} />
        ))}
      </div>
    </section>
  )
}

interface CountCardProps {
  name: (typeof counted | typeof alertFigures)[number]
  days: SiteSummary['dias']
}

function CountCard({ name, days }: CountCardProps) {
  return (
    <PlotCard
      title={plotTexts[name]}
      total={spanishNumber(days.reduce((sum, day) => sum + day[name], 0))}
      days={days.map((day) => ({ day: day.dia, value: day[name] }))}
      format={spanishNumber}
    />
  )
}

interface StockCardProps {
  name: (typeof stocks)[number]
  total: string
  summary: SiteSummary
}

function StockCard({ name, total, summary }: StockCardProps) {
  const days = summary.dias.map((day) => ({ day: day.dia, value: day[name] }))
  const missing = days.filter(({ value }) => value === null).length
  return (
    <PlotCard
      title={plotTexts[name]}
      total={total}
      {...(missing > 0 && { note: texts.notCounted(missing) })}
      days={days}
      format={spanishNumber}
    />
  )
}
