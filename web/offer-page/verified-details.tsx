import { checkTexts } from '#contract/values/verification.ts'
import type { OfferDetails } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { VerifiedMark } from '#web/ui/badge.tsx'
import { CheckIcon, ChevronDownIcon } from '#web/ui/icons.tsx'
import { verifiedTexts as texts } from './texts.ts'

interface VerifiedDetailsProps {
  since: string
  checks: OfferDetails['emp_proyectos_id']['emp_empresas_id']['comprobaciones']
}

/** The badge of a verified company. It opens what was checked, also without scripts. */
export function VerifiedDetails({ since, checks }: VerifiedDetailsProps) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-control pr-1 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <VerifiedMark />
        <ChevronDownIcon
          size={16}
          className="shrink-0 text-green transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-text gap-2 rounded-card border border-border bg-surface p-3 text-14">
        <p>{texts.since(spanishDay(since))}</p>
        <ul className="grid gap-1.5">
          {checks.map(({ comprobacion, fecha }) => (
            <li key={comprobacion} className="flex gap-2">
              <CheckIcon size={16} className="mt-0.5 shrink-0 text-green" />
              <span>
                <span>{checkTexts[comprobacion]}</span>
                <span className="text-gray-text">{` (${spanishDay(fecha)})`}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="text-gray-text">{texts.note}</p>
      </div>
    </details>
  )
}
