import { acts } from '#contract/values/acts.ts'
import type { Act } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Card } from '#web/ui/card.tsx'
import { registerTexts as texts } from '../texts.ts'

/** One act: what, when, by whom, to whom, why. */
export function ActCard({ act }: { act: Act }) {
  const lines = [
    texts.by(act.operador),
    act.cuenta_id !== null && texts.subject(act.cuenta_id, act.correo),
    act.motivo && texts.reason(act.motivo),
    act.antes && texts.before(act.antes),
    act.despues && texts.after(act.despues),
  ].filter((line) => typeof line === 'string')
  return (
    <Card as="article" className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{acts[act.accion]}</h3>
        <time dateTime={act.fecha} className="text-14 text-gray-text">
          {momentInMadrid(act.fecha)}
        </time>
      </div>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="text-14 text-gray-text wrap-anywhere">
          {line}
        </p>
      ))}
    </Card>
  )
}
