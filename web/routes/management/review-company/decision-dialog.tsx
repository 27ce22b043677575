import type { RejectionReason, SuspensionReason } from '#contract/values/verification.ts'
import { api } from '#web/api/client.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import type { ReasonChoice, Reasoned } from '#web/forms/reasons/reason-schema.ts'
import { useSend } from '#web/forms/use-send.ts'
import { choices, textOf } from './decision-reasons.ts'
import { decisionSentence } from './decision-sentence.ts'
import { decisionTexts, reviewCompanyTexts as texts } from './texts.ts'

export type Decision = keyof typeof decisionTexts
type Reason = RejectionReason | SuspensionReason

interface DecisionDialogProps {
  decision: Decision
  company: ManagedCompany
  isOpen: boolean
  onClose: () => void
}

const choiceOf: Partial<Record<Decision, ReasonChoice<Reason>>> = choices

/** Asks for the reason of a decision, and makes it. */
export function DecisionDialog({ decision, company, isOpen, onClose }: DecisionDialogProps) {
  const { emp_empresas_id: id, version } = company
  const own = decisionTexts[decision]
  const decide = (given: Reasoned<Reason | null>) =>
    api.managedCompanies.verifyCompany({ id, version, estado_verificacion: decision, ...given })
  const { send, isPending } = useSend(decide, {
    done: own.done,
    failed: (error) => decisionSentence(error, texts.decideFailed),
    stale: 'all',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      {...{ isOpen, onClose }}
      text={textOf(decision)}
      title={own.title}
      about={own.note(company.ofertas_activas)}
      choice={choiceOf[decision]}
      send={own.button}
      isDanger={decision in choices || decision === 'pagina_retirada'}
      interruptedName={`veredicto:${id}:${decision}`}
      isPending={isPending}
      onSubmit={send}
    />
  )
}
