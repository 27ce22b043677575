import type { ReportCase } from '#web/api/types.ts'
import { Chip } from '#web/ui/chip.tsx'
import { reportReasonTexts, reviewReportsTexts as texts } from './texts.ts'

/** Reasons of the reports, the most frequent first. */
export function ReasonBadges({ reasons }: { reasons: ReportCase['motivos'] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {reasons.map(({ motivo, veces }) => (
        <li key={motivo}>
          <Chip>{texts.times(reportReasonTexts[motivo], veces)}</Chip>
        </li>
      ))}
    </ul>
  )
}
