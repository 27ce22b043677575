import { cvDialogTexts as texts } from '#web/texts/apply.ts'
import { Button } from '#web/ui/button.tsx'
import { PdfPicker } from '#web/ui/pdf-picker.tsx'
import type { CvUpload } from './use-upload-cv.ts'

export function UploadCv({ upload }: { upload: CvUpload }) {
  return <PdfPicker value={upload.file} onChange={upload.choose} isDisabled={upload.isPending} error={upload.problem} />
}

/** `onCancel` is null where there is nothing to go back to. */
export function UploadCvFooter({ upload, onCancel }: { upload: CvUpload; onCancel: (() => void) | null }) {
  return (
    <>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel} disabled={upload.isPending}>
          {texts.cancel}
        </Button>
      )}
      <Button onClick={upload.send} disabled={!upload.file} isPending={upload.isPending}>
        {texts.uploadThis}
      </Button>
    </>
  )
}
