import { cvDialogTexts as texts } from '../dialog-texts.ts'
import { ProgressBar } from '#web/ui/files/progress-bar.tsx'

const STEPS = 4

/** The progress of the upload: a bar and a number, and an announcement at each quarter for screen readers. */
export function UploadProgress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100)
  const quarter = (Math.floor(share * STEPS) / STEPS) * 100
  const isSent = share === 1
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={texts.progressOf(name)} share={share} />
      <p aria-hidden="true" className="text-14 font-medium tabular-nums">
        {isSent ? texts.checking : texts.uploading(percent)}
      </p>
      <p role="status" className="sr-only">
        {isSent ? texts.checking : texts.uploading(quarter)}
      </p>
    </div>
  )
}
