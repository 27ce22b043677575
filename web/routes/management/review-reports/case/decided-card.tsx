import { reviewReasons } from '#contract/values/review-reasons.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Card } from '#web/ui/card.tsx'
import { caseTexts as texts, decisionTexts } from '../texts.ts'

interface DecidedCardProps {
  decided: NonNullable<ReportCaseDetails['decidido']>
  companySays: string | null
}

/** The last decision, and what the company says to it. */
export function DecidedCard({ decided, companySays }: DecidedCardProps) {
  const { decision, motivo, explicacion, fecha } = decided
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2 className="text-20 font-semibold">{texts.decided}</h2>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          {motivo ? `${decisionTexts[decision]}: ${reviewReasons[motivo].label}` : decisionTexts[decision]}
        </span>
        <span className="text-14 text-gray-text">{momentInMadrid(fecha)}</span>
      </p>
      {explicacion && <p className="wrap-anywhere whitespace-pre-line">{explicacion}</p>}
      {companySays && (
        <>
          <h3 className="border-t border-border pt-3 font-semibold">{texts.companySays}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{companySays}</p>
        </>
      )}
    </Card>
  )
}
