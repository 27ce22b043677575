import { useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { UploadCv, UploadCvFooter } from '#web/apply/upload/upload-cv.tsx'
import { useUploadCv } from '#web/apply/upload/use-upload-cv.ts'
import { cvTexts as texts } from './texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

export function UploadCvDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const upload = useUploadCv((cv) => {
    client.setQueryData(queries.cvs.listCvs.queryKey(), (before = []) => [cv, ...before])
    void client.invalidateQueries({ queryKey: queries.cvs.key() })
    onClose()
  })
  const leave = () => {
    upload.choose(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={texts.upload}
      size="narrow"
      isLocked={upload.isPending}
      footer={<UploadCvFooter upload={upload} onLeave={leave} />}
    >
      <UploadCv upload={upload} />
    </Dialog>
  )
}
