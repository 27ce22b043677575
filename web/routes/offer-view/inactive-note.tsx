import { offerTexts as texts } from '#web/apply/texts.ts'
import { InfoIcon } from '#web/ui/icons.tsx'

export function InactiveNote() {
  return (
    <div role="note" className="flex gap-3 rounded-card bg-blue-soft p-4 text-blue">
      <InfoIcon className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{texts.inactive}</p>
        <p className="text-14">{texts.inactiveHint}</p>
      </div>
    </div>
  )
}
