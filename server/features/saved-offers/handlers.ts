import { dayInMadrid } from '#server/clock.ts'
import { requireCandidate } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { forgetOffer, listSaved, listSavedIds } from './queries.ts'
import { saveOffer, saveOffers } from './save-offers.ts'
import { savedOfferTexts as texts } from './texts.ts'
import { toSavedOffer } from './wire.ts'

const { savedOffers: calls } = os

export const savedOffers = {
  saveOffer: calls.saveOffer.handler(async ({ input, context }) => {
    await saveOffer(context, requireCandidate(context), input.id)
    return { message: texts.saved }
  }),

  saveOffers: calls.saveOffers.handler(async ({ input, context }) => {
    await saveOffers(context, requireCandidate(context), input.ids)
    return { message: texts.allSaved }
  }),

  forgetOffer: calls.forgetOffer.handler(async ({ input, context }) => {
    await forgetOffer(context.db, requireCandidate(context), input.id)
    return { message: texts.forgotten }
  }),

  listSavedIds: calls.listSavedIds.handler(async ({ context }) => listSavedIds(context.db, requireCandidate(context))),

  listSaved: calls.listSaved.handler(async ({ context }) => {
    const today = dayInMadrid(context.clock.now())
    const rows = await listSaved(context.db, requireCandidate(context), today)
    return rows.map((row) => toSavedOffer(row, { files: context.files, today }))
  }),
}
