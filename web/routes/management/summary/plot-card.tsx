import { spanishDay } from '#web/format/time/date.ts'
import { Card } from '#web/ui/card.tsx'
import { BarPlot } from './bar-plot.tsx'
import { summaryTexts as texts } from './texts.ts'

export interface PlotCardProps {
  title: string
  /** The number of the whole period. */
  total: string
  note?: string
  days: readonly { day: string; value: number | null }[]
  format: (value: number) => string
}

/** A number, its days as a plot, and the same as a table. */
export function PlotCard({ title, total, note, days, format }: PlotCardProps) {
  const most = Math.max(...days.map(({ value }) => value ?? 0))
  const isEmpty = days.every(({ value }) => !value)
  return (
    <Card as="article" className="grid grid-cols-1 content-start gap-2">
      <h3 className="text-16 font-medium text-gray-text">{title}</h3>
      {isEmpty ? (
        <p className="py-4 text-gray-text">{texts.none}</p>
      ) : (
        <>
          <p className="text-28 font-bold tabular-nums">{total}</p>
          <div>
            <p className="text-right text-13 text-gray-text" aria-hidden="true">
              {texts.most(format(most))}
            </p>
            <BarPlot label={texts.plot(title, format(most))} values={days.map(({ value }) => value)} />
            <p className="flex justify-between text-13 text-gray-text" aria-hidden="true">
              <span>{spanishDay(days[0]?.day ?? '')}</span>
              <span>{texts.today}</span>
            </p>
          </div>
          <DayTable {...{ title, days, format }} />
        </>
      )}
      {note && <p className="text-13 text-gray-text">{note}</p>}
    </Card>
  )
}

function DayTable({ title, days, format }: Pick<PlotCardProps, 'title' | 'days' | 'format'>) {
  return (
    <details className="text-14">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium underline underline-offset-4">
        <span>{texts.showTable}</span>
        <span className="sr-only">{`: ${title}`}</span>
      </summary>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-b border-border text-left">
            <th scope="col" className="py-1 font-medium">
              {texts.day}
            </th>
            <th scope="col" className="py-1 text-right font-medium wrap-anywhere">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, value }) => (
            <tr key={day} className="border-b border-border last:border-0">
              <td className="py-1">{spanishDay(day)}</td>
              <td className="py-1 text-right">{value === null ? texts.noValue : format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
