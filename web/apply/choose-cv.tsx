import type { Cv } from '#web/api/types.ts'
import { shortDay } from '#web/format/time/date.ts'
import { cvDialogTexts as texts } from './dialog-texts.ts'
import { applyTexts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { UploadIcon } from '#web/ui/icons.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'

interface ChooseCvProps {
  cvs: readonly Cv[]
  chosen: number | null
  onChoose: (cvId: number) => void
  /** How many CVs the candidate may have, once there are so many. */
  full: number | null
}

export function ChooseCv({ cvs, chosen, onChoose, full }: ChooseCvProps) {
  return (
    <div className="grid gap-4">
      <RadioCards
        label={texts.list}
        isLabelHidden
        name="cvId"
        value={chosen}
        onChange={onChoose}
        cards={cvs.map((cv) => ({
          value: cv.can_cv_id,
          title: cv.nombre,
          description: texts.uploadedOn(shortDay(cv.fecha)),
          leading: <PdfBadge />,
        }))}
      />
      {full !== null && (
        <p id={FULL_NOTE} className="text-14 text-gray-text">
          {texts.full(full)}
        </p>
      )}
    </div>
  )
}

const FULL_NOTE = 'cv-maximo'

interface ChooseCvFooterProps {
  isSending: boolean
  isFull: boolean
  onUpload: () => void
  onApply: () => void
}

export function ChooseCvFooter({ isSending, isFull, onUpload, onApply }: ChooseCvFooterProps) {
  return (
    <>
      <Button
        variant="secondary"
        icon={<UploadIcon />}
        onClick={onUpload}
        disabled={isSending || isFull}
        aria-describedby={isFull ? FULL_NOTE : undefined}
      >
        {texts.upload}
      </Button>
      <Button onClick={onApply} isPending={isSending}>
        {applyTexts.apply}
      </Button>
    </>
  )
}
