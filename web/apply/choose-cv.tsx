import type { Cv } from '#web/api/types.ts'
import { shortDay } from '#web/format/date.ts'
import { cvDialogTexts as texts } from './dialog-texts.ts'
import { applyTexts } from './texts.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadIcon } from '#web/ui/icons.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'

interface ChooseCvProps {
  cvs: readonly Cv[]
  chosen: number | null
  onChoose: (cvId: number) => void
}

export function ChooseCv({ cvs, chosen, onChoose }: ChooseCvProps) {
  return (
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
  )
}

interface ChooseCvFooterProps {
  isSending: boolean
  onUpload: () => void
  onApply: () => void
}

export function ChooseCvFooter({ isSending, onUpload, onApply }: ChooseCvFooterProps) {
  return (
    <>
      <Button variant="secondary" icon={<UploadIcon />} onClick={onUpload} disabled={isSending}>
        {texts.upload}
      </Button>
      <Button onClick={onApply} isPending={isSending}>
        {applyTexts.apply}
      </Button>
    </>
  )
}
