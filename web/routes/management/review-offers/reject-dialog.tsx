import { REVIEW_NOTE_MAX, REVIEW_NOTE_MIN } from '#contract/constants.ts'
import type { ReviewReason } from '#contract/values/review-reasons.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import type { Reasoned } from '#web/forms/reasons/reason-schema.ts'
import { explanation } from '#web/forms/schema-parts.ts'
import { reviewNotes, reviewOptions } from '../review-choice.ts'
import { rejectTexts as texts } from './texts.ts'

const choice = {
  label: texts.reason,
  description: texts.reasonNote,
  options: reviewOptions,
  missing: texts.reasonMissing,
  proposals: reviewNotes,
}
const text = {
  label: texts.note,
  description: texts.noteHint,
  rows: 4,
  required: true,
  schema: explanation({ min: REVIEW_NOTE_MIN, max: REVIEW_NOTE_MAX }, texts.noteShort),
}

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
    {...{ ...props, choice, text }}
    title={texts.title}
    size="wide"
    about={texts.about}
    send={texts.send}
    isDanger
    onSubmit={onReject}
  />
)
