import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { caseTexts as texts } from '../texts.ts'
import type { Verdict } from './use-decide.ts'

interface QuestionProps {
  /** Null while nothing is asked. */
  verdict: Verdict | null
  /** The offer is hidden since the first decision. */
  isHidden: boolean
  isPending: boolean
  onConfirm: (verdict: Verdict) => void
  onCancel: () => void
}

/** Asks before a decision is sent, which cannot be taken back: letters follow. */
export function Question({ verdict, isHidden, isPending, onConfirm, onCancel }: QuestionProps) {
  const [title, message] = questionOf(verdict, isHidden)
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

function questionOf(verdict: Verdict | null, isHidden: boolean): [title: string, message: string] {
  const hides = verdict?.decision === 'retirar'
  if (hides) return isHidden ? [texts.stayTitle, texts.stayMessage] : [texts.withdrawTitle, texts.withdrawMessage]
  return isHidden ? [texts.restoreTitle, texts.restoreMessage] : [texts.keepTitle, texts.keepMessage]
}
