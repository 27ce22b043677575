import type { ReviewReason } from '#contract/values/review-reasons.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import type { Reasoned } from '#web/forms/reasons/reason-schema.ts'
import { reviewChoice, reviewNote } from '../review-choice.ts'
import { rejectTexts as texts } from './texts.ts'

const text = reviewNote(texts.note)

interface RejectDialogProps {
  /** The name of its unsaved values. */
  interruptedName: string
  isOpen: boolean
  isPending: boolean
  onClose: () => void
  onReject: (rejection: Reasoned<ReviewReason>) => void
}

/** Asks for the reason of a rejection and for what the company has to correct. */
export const RejectDialog = ({ onReject, ...props }: RejectDialogProps) => (
  <ReasonDialog
    {...{ ...props, text }}
    choice={reviewChoice}
    title={texts.title}
    size="wide"
    about={texts.about}
    send={texts.send}
    isDanger
    onSubmit={onReject}
  />
)
