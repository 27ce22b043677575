import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { DraftBody, OfferDraft } from '#web/api/types.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import type { NoticeAction } from '#web/ui/feedback/notice-bar.tsx'
import { useSave, type SaveNotice } from '../../editing/use-save.ts'
import { offerTexts } from '../../texts.ts'
import { reviewNotice } from '../review-note.tsx'
import { useRemedy } from '../use-remedy.ts'
import type { NewOfferBody } from './new-offer-schema.ts'
import { draftTexts as texts } from './texts.ts'

/** The result of a press: an offer, now or on its day, or a draft. */
export type Wanted = { how: 'offer'; body: NewOfferBody } | { how: 'draft'; body: DraftBody }

interface SaveNewOffer {
  savedDraft: OfferDraft | null
  projectId: number | undefined
  onSaved: () => unknown
  onLoaded: (draft: OfferDraft) => void
  /** Of a new offer that candidates find. */
  actionsFor: (offer: { id: number; name: string }) => readonly NoticeAction[]
}

/** Publishes a new offer, has it published on a day, or saves it as a draft. */
export function useSaveNewOffer({ savedDraft, projectId, onSaved, onLoaded, actionsFor }: SaveNewOffer) {
  const remedy = useRemedy()
  const id = savedDraft?.borradores_id

  const publish = async ({ publicar_el: _, ...body }: NewOfferBody, saved: object): Promise<SaveNotice> => {
    const project = { ...(projectId && { emp_proyectos_id: projectId }), fecha_creacion: todayInMadrid() }
    const { message, estado, emp_ofertas_id, ...review } = await api.offers.createOffer({
      ...project,
      ...saved,
      ...body,
    })
    if (body.estado === ACTIVE && estado === INACTIVE) return { message, remedy }
    const beside = reviewNotice(review)
    return { message, beside, ...(!beside && { actions: actionsFor({ id: emp_ofertas_id, name: body.nombre }) }) }
  }
  const saveDraft = async (oferta: DraftBody, day: string | null, saved: object): Promise<SaveNotice> => {
    const draft = { emp_proyectos_id: projectId ?? null, publicar_el: day, oferta }
    const { message } = await api.offerDrafts.saveDraft({ ...draft, ...saved })
    return { message }
  }

  const saving = useSave({
    send: ({ how, body, isAnew }: Wanted & { isAnew: boolean }, isOver) => {
      const version = isOver ? undefined : savedDraft?.version
      const saved = id === undefined || isAnew ? {} : { borradores_id: id, ...(version && { version }) }
      if (how === 'draft') return saveDraft(body, null, saved)
      const { publicar_el: day, ...oferta } = body
      return day === '' ? publish(body, saved) : saveDraft(oferta, day, saved)
    },
    load: async () => (await api.offerDrafts.listDrafts()).find(({ borradores_id }) => borradores_id === id),
    failureOf: (error) => ({ message: isRefusal(error) ? error.error : limitSentence(error, offerTexts.createFailed) }),
    onSaved,
    onLoaded,
    gone: texts.gone,
  })
  const isDraftGone = saving.failure instanceof ApiError && saving.failure.code === 'draft_not_found'
  return {
    ...saving,
    isDraftGone,
    /** A draft that is gone is saved as a new one. */
    save: (wanted: Wanted) => saving.save({ ...wanted, isAnew: isDraftGone }),
  }
}

/** A refusal that stays the same on another try. The server's sentence says why. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && refusals.has(error.code)

const refusals: ReadonlySet<string> = new Set([
  'choice_retired',
  'company_suspended',
  'drafts_full',
  'email_unconfirmed',
  'free_limit',
  'offer_expiry_invalid',
  'project_inactive',
  'publish_day_invalid',
  'question_refused',
  'salary_required',
])
