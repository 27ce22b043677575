import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { OfferFigures } from '#web/api/types.ts'
import { duration } from '#web/format/time/duration.ts'
import { figuresTexts as texts } from './texts.ts'

const columns = Object.entries({ ...texts.steps, ...texts.ends }) as [
  keyof typeof texts.steps | keyof typeof texts.ends,
  string,
][]

/** The same figures as numbers, and how the applications ended. */
export function FiguresTable({ offers }: { offers: readonly OfferFigures[] }) {
  return (
    <details className="w-full text-14">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium underline underline-offset-4">
        {texts.table}
      </summary>
      <section
        aria-label={texts.title}
        // Wider than a phone: it is moved sideways, with the arrow keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-border bg-white"
      >
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-b border-border text-left">
              <th scope="col" className="px-3 py-2 font-medium">
                {texts.offer}
              </th>
              {columns.map(([key, label]) => (
                <th key={key} scope="col" className="px-3 py-2 text-right font-medium">
                  {label}
                </th>
              ))}
              <th scope="col" className="px-3 py-2 text-right font-medium whitespace-nowrap">
                {texts.answer}
              </th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.emp_ofertas_id} className="border-b border-border last:border-0">
                <th scope="row" className="min-w-48 px-3 py-2 text-left font-normal wrap-anywhere">
                  {offer.nombre}
                </th>
                {columns.map(([key]) => (
                  <td key={key} className="px-3 py-2 text-right">
                    {spanishNumber(offer[key])}
                  </td>
                ))}
                <td className="px-3 py-2 text-right whitespace-nowrap">
                  {offer.horas_hasta_respuesta === null ? texts.noValue : duration(offer.horas_hasta_respuesta)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
