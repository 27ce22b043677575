import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { logFailure } from '#web/api/log-failure.ts'
import type { CompanyCandidate } from '#web/api/types.ts'
import { candidateTexts as texts } from '../texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { savePdf } from '#web/ui/files/save-pdf.ts'

/** Downloads the PDF that a candidate sent, under the CV's own name where it has one. */
export function useDownloadCv(candidate: CompanyCandidate) {
  const notice = useNotice()
  const download = useMutation({
    mutationFn: async () => savePdf(await fetchCv(candidate), candidate.can_cv_id.nombre),
    // The specification only logs it. A notice tells the company too.
    onError: (error) => {
      logFailure('CV download failed', error)
      notice.error(texts.downloadFailed)
    },
  })
  return { download: () => download.mutate(), isPending: download.isPending }
}

/** A link to a file is valid for five minutes. If the page was open for longer, this asks for a new link. */
async function fetchCv({
  nb_usuarios_id: person,
  emp_ofertas_id: offer,
  ...candidate
}: CompanyCandidate): Promise<Blob> {
  const { can_cv_id: cv, can_cv_ofertas_id: id } = candidate
  const first = cv.cv_link && (await fetch(cv.cv_link))
  if (first && first.ok) return first.blob()
  const { body: fresh } = await api.applications.listCompanyCandidates({
    oferta: offer.emp_ofertas_id,
    buscar: person.email ?? '',
  })
  const link = fresh.find((row) => row.can_cv_ofertas_id === id)?.can_cv_id.cv_link
  const second = link && (await fetch(link))
  if (!second || !second.ok) throw new Error(`the CV of application ${id} could not be fetched`)
  return second.blob()
}
