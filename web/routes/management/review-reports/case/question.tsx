import type { ReportCaseDetails } from '#web/api/types.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { caseTexts as texts, keptTexts } from '../texts.ts'
import type { Verdict } from './use-decide.ts'

interface QuestionProps {
  /** Null while nothing is asked. */
  verdict: Verdict | null
  situation: ReportCaseDetails['situacion']
  isPending: boolean
  onConfirm: (verdict: Verdict) => void
  onCancel: () => void
}

/** Asks before a decision is sent, which cannot be taken back: letters follow. */
export function Question({ verdict, situation, isPending, onConfirm, onCancel }: QuestionProps) {
  const [title, message] = questionOf(verdict, situation)
  return (
    <ConfirmDialog
      isOpen={verdict !== null}
      title={title}
      message={message}
      isPending={isPending}
      onConfirm={() => verdict && onConfirm(verdict)}
      onCancel={onCancel}
    />
  )
}

function questionOf(verdict: Verdict | null, situation: QuestionProps['situation']): [title: string, message: string] {
  const isHidden = situation === 'retirada'
  if (verdict?.decision === 'retirar') {
    return isHidden ? [texts.stayTitle, texts.stayMessage] : [texts.withdrawTitle, texts.withdrawMessage]
  }
  return [isHidden ? texts.restoreTitle : texts.keepTitle, `${keptTexts[situation]} ${texts.keepMessage}`]
}
