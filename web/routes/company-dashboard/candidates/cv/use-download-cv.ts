import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logFailure } from '#web/api/log-failure.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { savePdf } from '#web/ui/files/save-pdf.ts'
import { candidateTexts as texts } from '../../texts.ts'
import { noteReading } from '../note-states.ts'
import { fetchCv, type SentCv } from './fetch-cv.ts'

/** Downloads the PDF that a candidate sent, under the CV's own name where it has one. That reads the application. */
export function useDownloadCv(sent: SentCv) {
  const client = useQueryClient()
  const notice = useNotice()
  const download = useMutation({
    mutationFn: async () => savePdf(await fetchCv(sent), sent.can_cv_id.nombre),
    onSuccess: () => {
      if (sent.estado_candidatura === 'enviada') noteReading(client, { ...sent, estado_candidatura: 'leida' })
    },
    // The specification only logs it. A notice tells the company too.
    onError: (error) => {
      logFailure('CV download failed', error)
      notice.error(texts.downloadFailed)
    },
  })
  return { download: () => download.mutate(), isPending: download.isPending }
}
