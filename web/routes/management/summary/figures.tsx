import type { ReactNode } from 'react'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { api } from '#web/api/client.ts'
import type { SiteSummary } from '#web/api/types.ts'
import { CsvButton } from '#web/forms/csv-button.tsx'
import { duration } from '#web/format/time/duration.ts'
import { PlotCard } from './plot-card.tsx'
import { answerNote, csvTexts, plotTexts, summaryTexts as texts } from './texts.ts'

const counted = ['candidaturas', 'ofertas', 'candidatos', 'empresas'] as const

/** Mails about new offers, and what comes of them. */
const alertFigures = ['avisos_confirmados', 'correos_de_avisos', 'visitas_desde_correos'] as const

/** Figures that are counted at night. */
const stocks = ['ofertas_activas', 'empresas_premium'] as const

/** The present numbers, and events of each of the last days. */
export function Figures({ summary }: { summary: SiteSummary }) {
  const { dias, primera_respuesta_horas: hours, avisos_activos: alerts } = summary
  const totals = {
    ofertas_activas: spanishNumber(summary.ofertas_activas),
    empresas_premium: texts.premiumOf(spanishNumber(summary.empresas_premium), spanishNumber(summary.empresas)),
  }
  return (
    <>
      <Section title={texts.now}>{stocks.map((name) => dayCard(name, summary, totals[name]))}</Section>
      <Section
        title={texts.period}
        action={<CsvButton read={() => api.siteSummary.getFiguresCsv()} texts={csvTexts} size="small" />}
      >
        {counted.map((name) => dayCard(name, summary))}
        <PlotCard
          title={plotTexts.primera_respuesta_horas}
          total={hours === null ? texts.noValue : duration(hours)}
          note={answerNote}
          days={dias.map((day) => ({ day: day.dia, value: day.primera_respuesta_horas }))}
          format={duration}
        />
      </Section>
      <Section title={texts.alerts} action={<p className="text-gray-text">{texts.activeAlerts(alerts)}</p>}>
        {alertFigures.map((name) => dayCard(name, summary))}
      </Section>
    </>
  )
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-24 font-semibold">{title}</h2>
        {action}
      </div>
      <div className="grid items-start gap-3 small:grid-cols-2 large:grid-cols-3">{children}</div>
    </section>
  )
}

type Name = (typeof counted | typeof alertFigures | typeof stocks)[number]

/** Without a total that of all days. */
function dayCard(name: Name, { dias }: SiteSummary, total?: string) {
  const days = dias.map((day) => ({ day: day.dia, value: day[name] }))
  const missing = days.filter(({ value }) => value === null).length
  return (
    <PlotCard
      key={name}
      title={plotTexts[name]}
      total={total ?? spanishNumber(days.reduce((sum, { value }) => sum + (value ?? 0), 0))}
      {...(missing > 0 && { note: texts.notCounted(missing) })}
      days={days}
      format={spanishNumber}
    />
  )
}
