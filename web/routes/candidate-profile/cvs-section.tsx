import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Cv } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { useSite } from '#web/document/site.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyCvs } from '#web/illustrations/empty-cvs.tsx'
import { cvTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { UploadIcon } from '#web/ui/icons.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { CvCard } from './cv-card.tsx'
import { DownloadsDialog } from './downloads-dialog.tsx'
import { MakeCvButton } from './make-cv-button.tsx'
import { RenameCvDialog } from './rename-cv-dialog.tsx'
import { UploadCvDialog } from './upload-cv-dialog.tsx'

/** The specification leaves the number open. */
const CV_SKELETONS = 3

export function CvsSection() {
  const cvs = useQuery(queries.cvs.listCvs.queryOptions())
  const [isUploading, setIsUploading] = useState(false)
  const renaming = useSubject<Cv>()
  useReopening((cvs.data ?? []).map((cv) => [`cv:${cv.can_cv_id}`, () => renaming.open(cv)]))
  const deletion = useSubject<Cv>()
  const downloads = useSubject<Cv>()
  const max = useSite()?.quotas.cvs ?? Infinity
  const stored = cvs.data?.length ?? 0
  const isFull = stored >= max
  const note = useId()
  const shared = { disabled: isFull, 'aria-describedby': isFull ? note : undefined }
  const upload = (
    <div className="flex flex-wrap justify-center gap-2">
      <MakeCvButton {...shared} />
      <Button {...shared} icon={<UploadIcon />} onClick={() => setIsUploading(true)}>
        {texts.upload}
      </Button>
    </div>
  )
  const counted = (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      {Number.isFinite(max) && <p className="text-14 text-gray-text">{texts.count(stored, max)}</p>}
      {upload}
    </div>
  )
  return (
    <>
      <SectionList
        title={texts.title}
        action={stored > 0 ? counted : null}
        above={
          isFull && (
            <p id={note} className="rounded-control bg-yellow-soft p-3 text-14">
              {texts.full(max)}
            </p>
          )
        }
        query={cvs}
        grid="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3"
        skeleton={{ kind: 'cv', count: CV_SKELETONS }}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={
          <EmptyState illustration={<EmptyCvs />} title={texts.empty} action={upload}>
            {texts.emptyHint}
          </EmptyState>
        }
        keyOf={(cv) => cv.can_cv_id}
      >
        {(cv) => (
          <CvCard
            cv={cv}
            onRename={() => renaming.open(cv)}
            onShowDownloads={() => downloads.open(cv)}
            onDelete={() => deletion.open(cv)}
          />
        )}
      </SectionList>
      <UploadCvDialog isOpen={isUploading} onClose={() => setIsUploading(false)} />
      <DownloadsDialog cv={downloads.subject} isOpen={downloads.isOpen} onClose={downloads.close} />
      <RenameCvDialog cv={renaming.subject} isOpen={renaming.isOpen} onClose={renaming.close} />
      <DeleteDialog
        isOpen={deletion.isOpen}
        onClose={deletion.close}
        id={deletion.subject?.can_cv_id}
        subject={deletion.subject?.nombre}
        texts={{ ...texts, confirmDeleteNote: texts.deleteNote(deletion.subject?.numero_candidaturas ?? 0) }}
        call={api.cvs.deleteCv}
        stale={queries.cvs.key()}
      />
    </>
  )
}
