import { useEffect, useRef } from 'react'
import { cvDialogTexts as texts } from '../dialog-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { PdfPicker } from '#web/ui/files/pdf-picker.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { CvUpload } from './use-upload-cv.ts'

export function UploadCv({ upload }: { upload: CvUpload }) {
  const { file, problem, progress } = upload
  const picker = useRef<HTMLDivElement>(null)
  // A refused file has left its place to the picker: there another one is chosen, and the reason read out.
  const isRefused = problem !== null && !file
  useEffect(() => {
    if (isRefused) picker.current?.querySelector('input')?.focus()
  }, [isRefused])
  return (
    <div ref={picker} className="grid gap-4">
      <PdfPicker value={file} onChange={upload.choose} isDisabled={upload.isPending} error={problem} />
      {file && progress !== null && <UploadProgress name={file.name} share={progress} />}
      <DataNote text={dataNoteTexts.cv} />
    </div>
  )
}

/** `onLeave` is null without a list to return to. «Cancelar» then only cancels the upload. */
export function UploadCvFooter({ upload, onLeave }: { upload: CvUpload; onLeave: (() => void) | null }) {
  const { file, problem, isPending } = upload
  const send = useRef<HTMLButtonElement>(null)
  // The same file can be sent again with one press.
  const mayRetry = problem !== null && file !== null
  useEffect(() => {
    if (mayRetry) send.current?.focus()
  }, [mayRetry])
  const cancel = isPending ? upload.cancel : onLeave
  return (
    <>
      {cancel && (
        <Button variant="secondary" onClick={cancel}>
          {texts.cancel}
        </Button>
      )}
      <Button ref={send} onClick={upload.send} disabled={!file} isPending={isPending}>
        {texts.uploadThis}
      </Button>
    </>
  )
}
