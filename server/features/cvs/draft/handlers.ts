import { requireCandidate } from '#server/http/access.ts'
import { encryptDraft } from '#server/encryption/cv-draft.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { lockCandidate } from '../queries.ts'
import { makeCv } from './make-cv.ts'
import { readDraft, upsertDraft } from './queries.ts'

const { cvDraft: calls } = os

export const cvDraft = {
  getCvDraft: calls.getCvDraft.handler(async ({ context }) => {
    const { draft, savedAt } = await readDraft(context, requireCandidate(context))
    return { borrador: draft, guardado: savedAt?.toISOString() ?? null }
  }),

  saveCvDraft: calls.saveCvDraft.handler(async ({ input, context: { cipher, ...context } }) => {
    const candidateId = requireCandidate(context)
    const savedAt = context.clock.now()
    await context.db.transaction(async (tx) => {
      // Two parts that are saved at the same moment wait for each other. The second one keeps the first.
      await lockCandidate(tx, candidateId)
      const { draft } = await readDraft({ db: tx, cipher }, candidateId)
      await upsertDraft(tx, { ...encryptDraft(cipher, candidateId, Object.assign(draft, input)), savedAt })
    })
    return { message: messages.draftSaved, guardado: savedAt.toISOString() }
  }),

  makeCv: calls.makeCv.handler(async ({ context }) => ({
    message: messages.cvMade,
    can_cv_id: await makeCv(context, requireCandidate(context)),
  })),
}
