import { useState, type ReactNode } from 'react'
import type { OpenedApplication } from '#web/api/types.ts'
import { stateTexts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { DownloadIcon, FilePdfIcon } from '#web/ui/icons.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PdfView } from '#web/ui/pdf/pdf-view.tsx'
import { candidateTexts } from '../../texts.ts'
import { nameOf } from '../moves/subject.ts'
import { applicationTexts as texts } from '../texts.ts'
import { useDownloadCv } from './use-download-cv.ts'
import { useShownCv } from './use-shown-cv.ts'

/** The CV that was sent, on the page, and its download. */
export function CvSection({ application }: { application: OpenedApplication }) {
  const name = nameOf(application)
  const { download, isPending } = useDownloadCv(application)
  const { sin_nombre: isHidden } = application.nb_usuarios_id
  const isLater = isHidden && !application.can_cv_id.cv_vista
  const cv = useShownCv(application, isLater)
  const [isFull, setIsFull] = useState(false)
  const button = (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon />}
      aria-label={candidateTexts.downloadOf(name)}
      isPending={isPending}
      onClick={download}
    >
      {candidateTexts.download}
    </Button>
  )
  return (
    <section className="grid grid-cols-1 gap-3 max-small:-order-1">
      <h3 className="text-18 font-semibold">{texts.cv}</h3>
      {isLater && <p className="text-gray-text">{texts.hiddenCv}</p>}
      {cv.hasFailed && <Failed download={button} onRetry={cv.retry} />}
      {!isLater && !cv.hasFailed && !cv.bytes && <LoadingState />}
      {!cv.hasFailed && cv.bytes && (
        <>
          <Button variant="secondary" size="small" className="large:hidden" onClick={() => setIsFull(true)}>
            {texts.fullCv}
          </Button>
          <Dialog isOpen={isFull} onClose={() => setIsFull(false)} title={texts.cvOf(name)} mobile="full" size="page">
            <PdfView name={texts.cvOf(name)} bytes={cv.bytes} onFailed={cv.fail} />
          </Dialog>
          <PdfView name={texts.cvOf(name)} bytes={cv.bytes} action={button} onFailed={cv.fail} />
          <p className="text-13 text-gray-text">{isHidden ? texts.hiddenCvNote : texts.cvNote}</p>
        </>
      )}
    </section>
  )
}

function Failed({ download, onRetry }: { download: ReactNode; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-control border border-border bg-surface p-6 text-center"
    >
      <FilePdfIcon size={32} />
      <p className="font-semibold">{texts.cvFailed}</p>
      <p className="text-14 text-gray-text">{texts.cvFailedHint}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {download}
        <Button variant="secondary" size="small" onClick={onRetry}>
          {stateTexts.retry}
        </Button>
      </div>
    </div>
  )
}
