import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { logFailure } from '#web/api/log-failure.ts'
import type { Cv } from '#web/api/types.ts'
import { cvTexts as texts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { savePdf } from '#web/ui/files/save-pdf.ts'

/** Downloads one of the candidate's own CVs. It asks for a new link, because a link is valid for five minutes. */
export function useDownloadOwnCv(cv: Pick<Cv, 'can_cv_id' | 'nombre'>) {
  const notice = useNotice()
  const download = useMutation({
    mutationFn: async () => savePdf(await fetchCv(cv.can_cv_id), cv.nombre),
    onError: (error) => {
      logFailure('CV download failed', error)
      notice.error(texts.downloadFailed)
    },
  })
  return { download: () => download.mutate(), isPending: download.isPending }
}

async function fetchCv(id: number): Promise<Blob> {
  const { cv_link } = await api.cvs.getCvLink({ id })
  const answer = await fetch(cv_link)
  if (!answer.ok) throw new Error(`CV ${id} could not be fetched`)
  return answer.blob()
}
