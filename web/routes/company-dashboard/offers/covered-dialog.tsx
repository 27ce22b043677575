import { useState } from 'react'
import { ClosingNote } from '#web/forms/closing-note.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { offerTexts as texts } from '../texts.ts'

interface CoveredDialogProps {
  isOpen: boolean
  /** The name of the offer. */
  subject: string
  /** How many people wait for an answer. */
  waiting: number
  isPending: boolean
  /** Whether the person was found here, null if the company does not say; and its sentence to waiting candidates. */
  onAnswer: (isHere: boolean | null, sentence: string) => void
  onCancel: () => void
}

/** Asks whether the job was filled by a person of this board, and says what happens to the offer. */
export function CoveredDialog({ isOpen, subject, waiting, isPending, onAnswer, onCancel }: CoveredDialogProps) {
  const [sentence, setSentence] = useState('')
  const answer = (isHere: boolean | null) => onAnswer(isHere, sentence.trim())
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={texts.coveredTitle}
      isLocked={isPending}
      size="narrow"
      mobile="card"
      footer={
        <>
          <Button variant="quiet" onClick={() => answer(null)} disabled={isPending}>
            {texts.coveredUnsaid}
          </Button>
          <Button variant="secondary" onClick={() => answer(false)} disabled={isPending}>
            {texts.coveredElsewhere}
          </Button>
          <Button onClick={() => answer(true)} disabled={isPending}>
            {texts.coveredHere}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="text-gray-text">{texts.coveredNote}</p>
        <ClosingNote waiting={waiting} cause="cubierta" value={sentence} onChange={setSentence} isLocked={isPending} />
      </div>
    </Dialog>
  )
}
