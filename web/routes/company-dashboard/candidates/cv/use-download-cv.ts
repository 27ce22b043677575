import { useMutation } from '@tanstack/react-query'
import { logFailure } from '#web/api/log-failure.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { savePdf } from '#web/ui/files/save-pdf.ts'
import { candidateTexts as texts } from '../../texts.ts'
import { fetchCv, type SentCv } from './fetch-cv.ts'

/** Downloads the PDF that a candidate sent, under the CV's own name where it has one. */
export function useDownloadCv(sent: SentCv) {
  const notice = useNotice()
  const download = useMutation({
    mutationFn: async () => savePdf(await fetchCv(sent), sent.can_cv_id.nombre),
    // The specification only logs it. A notice tells the company too.
    onError: (error) => {
      logFailure('CV download failed', error)
      notice.error(texts.downloadFailed)
    },
  })
  return { download: () => download.mutate(), isPending: download.isPending }
}
