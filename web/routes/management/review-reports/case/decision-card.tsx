import type { ReviewReason } from '#contract/values/review-reasons.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { reviewChoice, reviewNote } from '../../review-choice.ts'
import { caseTexts as texts, keptTexts, verdictTexts } from '../texts.ts'
import { useDecide, type Verdict } from './use-decide.ts'

const verdicts = ['retirar', 'no_procede'] as const
const text = reviewNote(texts.note)

/** Hides the offer for a reason, or not. Both need an explanation, and can be taken back for some seconds. */
export function DecisionCard({ one }: { one: ReportCaseDetails }) {
  const { subject, open, ...dialog } = useSubject<Verdict['decision']>()
  const { isPending, send } = useDecide(one, dialog.close)
  const decision = subject ?? 'retirar'
  const labels = verdictTexts[one.situacion === 'retirada' ? 'again' : 'first']
  const formOf = (verdict: Verdict['decision']) => `denuncia:${one.caso_id}:${verdict}`
  useReopening(verdicts.map((verdict) => [formOf(verdict), () => open(verdict)]))
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h2 className="text-20 font-semibold">{texts.decide}</h2>
      <p className="text-14 text-gray-text">{keptTexts[one.situacion]}</p>
      <div className="flex flex-wrap gap-3">
        {verdicts.map((verdict) => (
          <Button key={verdict} variant={verdict === 'retirar' ? 'danger' : 'secondary'} onClick={() => open(verdict)}>
            {labels[verdict]}
          </Button>
        ))}
      </div>
      <ReasonDialog<ReviewReason | null>
        key={decision}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        title={labels[decision]}
        about={texts.decideNote}
        choice={decision === 'retirar' ? reviewChoice : undefined}
        text={text}
        send={labels[decision]}
        isDanger={decision === 'retirar'}
        interruptedName={formOf(decision)}
        isPending={isPending}
        onSubmit={({ motivo, texto }) => send({ decision, motivo, explicacion: texto })}
      />
    </Card>
  )
}
