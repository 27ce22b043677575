import { useQuery } from '@tanstack/react-query'
import { CV_DOWNLOADS_KEPT_MONTHS, CV_DOWNLOADS_LISTED } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import type { Cv, CvDownload } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { cvTexts as texts } from './texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'

interface DownloadsDialogProps {
  cv: Cv | null
  isOpen: boolean
  onClose: () => void
}

/** Which companies have downloaded a CV, and when. */
export function DownloadsDialog({ cv, isOpen, onClose }: DownloadsDialogProps) {
  const id = cv?.can_cv_id ?? 0
  const downloads = useQuery(
    queries.cvs.listCvDownloads.queryOptions({ input: { id }, enabled: isOpen && id > 0, staleTime: 0 }),
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.downloadsTitle} size="narrow" mobile="card">
      <p className="mb-4 font-medium wrap-anywhere">{cv?.nombre}</p>
      {downloads.isPending && <LoadingState label={texts.downloadsLoading} />}
      {downloads.isError && <ErrorState title={texts.downloadsFailed} onRetry={() => void downloads.refetch()} />}
      {downloads.data && <DownloadList rows={downloads.data} />}
    </Dialog>
  )
}

function DownloadList({ rows }: { rows: readonly CvDownload[] }) {
  return (
    <>
      <ul className="divide-y divide-border">
        {rows.map(({ empresa, fecha }) => (
          <li key={`${empresa} ${fecha}`} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="font-medium wrap-anywhere">{empresa}</span>
            <time dateTime={fecha} className="text-14 text-gray-text">
              {momentInMadrid(fecha)}
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14 text-gray-text">
        {rows.length === CV_DOWNLOADS_LISTED && <span>{`${texts.downloadsLast(rows.length)} `}</span>}
        <span>{texts.downloadsKept(CV_DOWNLOADS_KEPT_MONTHS)}</span>
      </p>
    </>
  )
}
