import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { DayFigures, OwnOffer } from '#web/api/types.ts'
import { CsvButton } from '#web/forms/csv-button.tsx'
import { spanishDay } from '#web/format/time/date.ts'
import { LoadError } from '#web/ui/feedback/load-error.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { figuresTexts as texts } from './texts.ts'

const names = ['visitas', 'guardadas', 'candidaturas'] as const

/** How often an offer is opened, saved and applied to. It loads when it is unfolded. */
export function OfferFigures({ offer: { emp_ofertas_id: id, nombre: name } }: { offer: OwnOffer }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold title={texts.title} of={texts.ofOffer(name)} onToggle={setIsOpen}>
      {isOpen && <Figures id={id} />}
    </Fold>
  )
}

function Figures({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(queries.offers.getFigures.queryOptions({ input: { id } }))
  if (!data) return isError ? <LoadError onRetry={() => void refetch()} /> : <LoadingState />
  const { dias: days } = data
  const [opened = 0, saved = 0, applied = 0] = names.map((name) => days.reduce((all, day) => all + day[name], 0))
  return (
    <div className="grid gap-2 pb-2 text-14">
      <p className="font-medium">{texts.total(opened, saved, applied)}</p>
      <Plot days={days} />
      <p className="text-13 text-gray-text">{texts.legend(days.length)}</p>
      <DayTable days={days} />
      <div>
        <CsvButton read={async () => ({ csv: csvOf(days), completo: true })} texts={texts} size="small" />
      </div>
    </div>
  )
}

/** A bar for the visits of each day, and a mark below it on days with applications. */
function Plot({ days }: { days: readonly DayFigures[] }) {
  const most = Math.max(1, ...days.map(({ visitas }) => visitas))
  return (
    <svg viewBox={`0 0 ${days.length * 10} 60`} preserveAspectRatio="none" aria-hidden="true" className="h-20 w-full">
      <path d={`M0 50.5h${days.length * 10}`} className="stroke-control-border" vectorEffect="non-scaling-stroke" />
      {days.map(({ dia, visitas, candidaturas }, place) => (
        <g key={dia} transform={`translate(${place * 10 + 1})`}>
          <rect width="8" height={(visitas / most) * 50} y={50 - (visitas / most) * 50} className="fill-amber-text" />
          {candidaturas > 0 && <rect width="8" height="6" y="54" className="fill-ink" />}
        </g>
      ))}
    </svg>
  )
}

const DayTable = ({ days }: { days: readonly DayFigures[] }) => (
  <table className="sr-only">
    <caption>{texts.title}</caption>
    <thead>
      <tr>
        {texts.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.map((day) => (
        <tr key={day.dia}>
          <th scope="row">{spanishDay(day.dia)}</th>
          {names.map((name) => (
            <td key={name}>{day[name]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** For spreadsheets, which need the mark of UTF-8. It has only numbers and days, so none of it is a formula. */
const csvOf = (days: readonly DayFigures[]): string =>
  [texts.columns, ...days.map((day) => [day.dia, ...names.map((name) => day[name])])].reduce(
    (csv, cells) => `${csv}${cells.join(';')}\r\n`,
    '\uFEFF',
  )
