import { aPdf } from '#server/testing/sample-files.ts'
import type { Visitor } from '../visits.ts'

/** A candidate reads the lists, applies to an offer, looks at the application, withdraws and deletes it. The company reads the CV. */
export async function visitCandidate(
  { call, get }: Visitor,
  { token, company, offerId }: { token: string; company: string; offerId: number },
): Promise<void> {
  await call('candidates.getInformation', { token, variant: 'a long list' })
  await call('mailChoices.getNews', { token })
  await call('mailChoices.saveNews', { token, body: { avisos_candidaturas: true } })
  await call('applications.listCandidatures', { token })
  await call('cvs.listCvs', { token })
  const uploaded = { name: 'CV que mide', file: await aPdf() }
  const { can_cv_id: cvId } = await call<{ can_cv_id: number }>('cvs.uploadCv', { token, body: uploaded })
  await call('cvs.renameCv', { token, id: cvId, body: { nombre: 'CV que se mide' } })
  const { cv_link: ownLink } = await call<{ cv_link: string }>('cvs.getCvLink', { token, id: cvId })
  await get(pathOf(ownLink))
  const { preguntas } = await call<Asking>('offers.getOffer', { variant: 'with questions', id: offerId })
  const respuestas = preguntas.map(({ pregunta_id, tipo }) => ({ pregunta_id, valor: answers[tipo] }))
  await call('applications.registerIntoOffer', { token, body: { offerId, cvId, respuestas } })
  const query = `oferta=${offerId}`
  const [received] = await call<Received[]>('applications.listCompanyCandidates', { token: company, query })
  if (received) await get(pathOf(received.can_cv_id.cv_link))
  for (const { pregunta_id, tipo } of preguntas) {
    const answered = `${query}&pregunta=${pregunta_id}&valor=${sought[tipo]}`
    await call('applications.listCompanyCandidates', { token: company, variant: `answers ${tipo}`, query: answered })
    await call('applicationDesk.countApplications', { token: company, variant: `answers ${tipo}`, query: answered })
  }
  await call('cvs.listCvDownloads', { token, id: cvId })
  const [newest] = await call<Applied[]>('applications.listCandidatures', { token, variant: 'again' })
  await call('applications.getCandidature', { token, id: newest?.can_cv_ofertas_id ?? 0 })
  await call('applications.withdrawCandidature', { token, id: newest?.can_cv_ofertas_id ?? 0 })
  await call('applications.deleteCandidature', { token, id: newest?.can_cv_ofertas_id ?? 0 })
  await call('cvs.deleteCv', { token, id: cvId })
}

type Kind = 'si_no' | 'numero' | 'texto'

const answers: Record<Kind, boolean | number | string> = { si_no: true, numero: 3, texto: 'Para medir lo que cuesta' }
const sought: Record<Kind, string> = { si_no: 'si', numero: '2', texto: 'medir' }

interface Asking {
  preguntas: { pregunta_id: number; tipo: Kind }[]
}

interface Received {
  can_cv_id: { cv_link: string }
}

interface Applied {
  can_cv_ofertas_id: number
}

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link, 'http://127.0.0.1')
  return pathname + search
}
