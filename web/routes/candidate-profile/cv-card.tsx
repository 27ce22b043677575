import type { Cv } from '#web/api/types.ts'
import { shortDay } from '#web/format/time/date.ts'
import { fileSize } from '#web/format/file-size.ts'
import { cvTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DownloadIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { useDownloadOwnCv } from './use-download-own-cv.ts'

interface CvCardProps {
  cv: Cv
  onRename: () => void
  onShowDownloads: () => void
  onDelete: () => void
}

export function CvCard({ cv, onRename, onShowDownloads, onDelete }: CvCardProps) {
  const { download, isPending } = useDownloadOwnCv(cv)
  return (
    <Card as="article" className="flex h-full flex-col justify-between gap-4">
      <div className="flex items-start gap-4 large-text:flex-wrap">
        <PdfBadge />
        <div className="grid min-w-0 gap-0.5">
          <h3 title={cv.nombre} className="line-clamp-2 font-semibold text-wrap wrap-anywhere">
            {cv.nombre}
          </h3>
          <p className="text-14 text-gray-text">
            {`${texts.uploadedOn(shortDay(cv.fecha))} · ${fileSize(cv.tamano_bytes)}`}
          </p>
          <p className="text-14 text-gray-text">
            {cv.numero_candidaturas === 0 ? texts.notSent : texts.sentIn(cv.numero_candidaturas)}
          </p>
          <Downloads cv={cv} onShow={onShowDownloads} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon size={18} />}
          aria-label={texts.downloadOf(cv.nombre)}
          isPending={isPending}
          onClick={download}
          className="flex-1"
        >
          {texts.download}
        </Button>
        <IconButton label={texts.rename(cv.nombre)} icon={<PencilIcon />} onClick={onRename} />
        <IconButton variant="danger" label={texts.remove(cv.nombre)} icon={<TrashIcon />} onClick={onDelete} />
      </div>
    </Card>
  )
}

function Downloads({ cv, onShow }: { cv: Cv; onShow: () => void }) {
  const times = cv.numero_descargas
  if (times === 0 && cv.numero_candidaturas === 0) return null
  if (times === 0) return <p className="text-14 text-gray-text">{texts.notDownloaded}</p>
  return (
    <button
      type="button"
      aria-label={texts.downloadsOf(cv.nombre, times)}
      onClick={onShow}
      className="-my-1.5 min-h-11 justify-self-start text-left text-14 font-medium underline underline-offset-4"
    >
      {texts.downloads(times)}
    </button>
  )
}
