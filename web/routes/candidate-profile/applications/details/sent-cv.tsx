import type { ApplicationDetails } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { useDownloadOwnCv } from '../../use-download-own-cv.ts'
import { detailTexts as texts } from '../texts.ts'

/** The CV that was sent, to download while it is in the candidate's list. */
export function SentCv({ application: { cv } }: { application: ApplicationDetails }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-18 font-semibold">{texts.cv}</h3>
      <div className="flex flex-wrap items-center gap-4">
        <PdfBadge />
        <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
          <p className="font-medium wrap-anywhere">{cv.nombre}</p>
          {cv.can_cv_id === null && <p className="text-14 text-gray-text">{texts.cvGone}</p>}
        </div>
        {cv.can_cv_id !== null && <Download cv={{ can_cv_id: cv.can_cv_id, nombre: cv.nombre }} />}
      </div>
    </section>
  )
}

function Download({ cv }: { cv: { can_cv_id: number; nombre: string } }) {
  const { download, isPending } = useDownloadOwnCv(cv)
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon size={18} />}
      aria-label={texts.downloadCvOf(cv.nombre)}
      isPending={isPending}
      onClick={download}
      className="max-small:w-full"
    >
      {texts.downloadCv}
    </Button>
  )
}
