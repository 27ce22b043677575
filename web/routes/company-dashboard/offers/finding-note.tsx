import { isFraud, offerRules, type Finding } from '#contract/values/offer-rules/judge-offer.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertIcon, InfoIcon } from '#web/ui/icons.tsx'
import { classes } from '#web/ui/classes.ts'
import { offerTexts as texts } from '../texts.ts'

interface FindingNoteProps {
  finding: Finding
  /** Writes the proposal into the field. Without it another note has the button. */
  onAccept: ((proposal: string) => void) | undefined
}

/** The finding of a rule, its reason, its law, and a button that accepts the proposal. */
export function FindingNote({ finding, onAccept }: FindingNoteProps) {
  const { title, reason, advice, law } = offerRules[finding.rule]
  const { proposal } = finding
  const isStopped = isFraud(finding)
  const Icon = isStopped ? AlertIcon : InfoIcon
  return (
    <li
      className={classes(
        'flex gap-2.5 rounded-control border p-3 text-14',
        isStopped ? 'border-red bg-red-soft' : 'border-yellow-border bg-yellow-soft',
      )}
    >
      <Icon size={18} className={classes('mt-0.5 shrink-0', isStopped ? 'text-red' : 'text-amber-text')} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">
          <span>{`${title}:`}</span> <span className="font-normal">{`«${finding.found}»`}</span>
        </p>
        {isStopped && <p className="font-medium text-red">{texts.findingStops}</p>}
        {proposal !== undefined && onAccept && (
          <Button variant="secondary" size="small" className="mt-1 w-fit" onClick={() => onAccept(proposal)}>
            {finding.field === 'nombre' ? texts.takeProposal(proposal) : texts.writeBothForms}
          </Button>
        )}
        {/* Three notes pushed the next field 450 px down. */}
        <details open={isStopped}>
          <summary className="min-h-6 w-fit cursor-pointer underline underline-offset-4">{texts.findingWhy}</summary>
          <p>{`${reason} ${advice}`}</p>
          <p className="text-13 text-gray-text">{law}</p>
        </details>
      </div>
    </li>
  )
}
