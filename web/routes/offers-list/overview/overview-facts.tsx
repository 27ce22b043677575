import { repliesOf } from '#web/format/replies.ts'
import { Card } from '#web/ui/card.tsx'
import type { Found } from './find-overview.ts'
import { overviewTexts as texts } from './texts.ts'

type Figures = NonNullable<Found['overview']['cifras']>

/** The figures as facts. A fact that is unknown or says nothing new is left out. */
const factsOf = (figures: Figures): { title: string; value: string | false; note?: string }[] => [
  {
    title: texts.pay,
    value: figures.sueldo_mediano !== null && texts.payValue(figures.sueldo_mediano),
    note: texts.payNote(figures.ofertas_con_sueldo),
  },
  { title: texts.replies, value: repliesOf(figures).join('. '), note: texts.repliesNote },
  { title: texts.positions, value: figures.puestos.join(' · ') },
  { title: texts.towns, value: figures.ciudades.length > 1 && figures.ciudades.join(' · ') },
]

export function OverviewFacts({ figures }: { figures: Figures }) {
  const facts = factsOf(figures).filter(({ value }) => value)
  return (
    <div className="grid grid-cols-1 gap-5 small:grid-cols-2">
      {facts.map(({ title, value, note }) => (
        <Card key={title} as="section" className="grid content-start gap-2 small:last:odd:col-span-full">
          <h2 className="text-16 font-semibold text-gray-text">{title}</h2>
          <p className="text-18 font-semibold">{value}</p>
          {note && <p className="text-14 text-gray-text">{note}</p>}
        </Card>
      ))}
    </div>
  )
}
