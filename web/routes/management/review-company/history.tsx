import type { ManagedCompany } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Card } from '#web/ui/card.tsx'
import { reviewCompanyTexts as texts, stepTexts } from './texts.ts'

/** The steps of a verification, newest first. */
export function History({ steps }: { steps: ManagedCompany['historial'] }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2 className="text-20 font-semibold">{texts.history}</h2>
      {steps.length === 0 && <p className="text-gray-text">{texts.noHistory}</p>}
      <ol className="grid grid-cols-1 gap-3">
        {steps.map(({ paso_id: id, paso, fecha, operador, motivo }) => (
          <li key={id} className="grid gap-0.5">
            <p className="font-medium">{stepTexts[paso]}</p>
            <p className="text-14 text-gray-text wrap-anywhere">
              <span>{`${operador ?? texts.byCompany},`}</span> <time dateTime={fecha}>{momentInMadrid(fecha)}</time>
            </p>
            {motivo && <p className="text-14 wrap-anywhere">{motivo}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
