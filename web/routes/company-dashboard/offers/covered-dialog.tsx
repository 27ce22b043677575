import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { offerTexts as texts } from '../texts.ts'

interface CoveredDialogProps {
  isOpen: boolean
  /** The name of the offer. */
  subject: string
  isPending: boolean
  /** Whether the person was found here; null if the company does not say. */
  onAnswer: (isHere: boolean | null) => void
  onCancel: () => void
}

/** Asks whether the job was filled by a person of this board, and says what happens to the offer. */
export function CoveredDialog({ isOpen, subject, isPending, onAnswer, onCancel }: CoveredDialogProps) {
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
          <Button variant="quiet" onClick={() => onAnswer(null)} disabled={isPending}>
            {texts.coveredUnsaid}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(false)} disabled={isPending}>
            {texts.coveredElsewhere}
          </Button>
          <Button onClick={() => onAnswer(true)} disabled={isPending}>
            {texts.coveredHere}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="text-gray-text">{texts.coveredNote}</p>
      </div>
    </Dialog>
  )
}
