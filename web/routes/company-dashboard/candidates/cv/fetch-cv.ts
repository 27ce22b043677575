import { api } from '#web/api/client.ts'
import type { CompanyCandidate, OpenedApplication } from '#web/api/types.ts'
import { nameOf } from '../moves/subject.ts'

/** The parts that a list and an opened application share. */
export type SentCv = Pick<
  CompanyCandidate,
  'can_cv_ofertas_id' | 'can_cv_id' | 'nb_usuarios_id' | 'emp_ofertas_id' | 'estado_candidatura' | 'dias_sin_respuesta'
>

interface Links {
  first: string | null
  /** Asks for another link: one to a file is valid for five minutes, and the page may be open for longer. */
  findFresh: () => Promise<string | null | undefined>
  signal?: AbortSignal
}

async function fetchFile(id: number, { first, findFresh, signal }: Links): Promise<Response> {
  const options = signal && { signal }
  const early = first && (await fetch(first, options))
  if (early && early.ok) return early
  const link = await findFresh()
  const late = link && (await fetch(link, options))
  if (!late || !late.ok) throw new Error(`the CV of application ${id} could not be fetched`)
  return late
}

/** The file of a download, which the candidate is told about. */
export async function fetchCv({ can_cv_ofertas_id: id, ...sent }: SentCv): Promise<Blob> {
  const findFresh = async () => {
    const { body } = await api.applications.listCompanyCandidates({
      oferta: sent.emp_ofertas_id.emp_ofertas_id,
      buscar: sent.nb_usuarios_id.email ?? nameOf(sent),
    })
    return body.find((row) => row.can_cv_ofertas_id === id)?.can_cv_id.cv_link
  }
  const file = await fetchFile(id, { first: sent.can_cv_id.cv_link, findFresh })
  return file.blob()
}

/** The bytes that are shown on the page. */
export async function fetchShownCv(opened: OpenedApplication, signal: AbortSignal): Promise<ArrayBuffer> {
  const id = opened.can_cv_ofertas_id
  const findFresh = async () => (await api.applicationDesk.openApplication({ id })).can_cv_id.cv_vista
  const file = await fetchFile(id, { first: opened.can_cv_id.cv_vista, findFresh, signal })
  return file.arrayBuffer()
}
