import { OPERATOR_PAGE_SIZE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { cutPage } from '#server/database/page.ts'
import { countReviewQueue } from '#server/domain/reviews/review-queue.ts'
import { AppError } from '#server/errors.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { approve, reject, undo } from './decide.ts'
import { findReviewedOffer, listQueue } from './queries.ts'
import { fromPlace, fromSeen, toCounts, toPlace, toQueued, toReviewed, toRevision, toSearch } from './wire.ts'

const { review: calls } = os

export const review = {
  listQueue: calls.listQueue.handler(async ({ input, context: { db, clock } }) => {
    const now = clock.now()
    const today = dayInMadrid(now)
    const wanted = { today, after: fromPlace(input.despues_de), search: toSearch(input) }
    const rows = await listQueue(db, wanted, OPERATOR_PAGE_SIZE + 1)
    const { page, last } = cutPage(rows, OPERATOR_PAGE_SIZE)
    return {
      ofertas: page.map((row) => toQueued(row, now)),
      siguiente: last ? toPlace(last) : null,
      ...toCounts(await countReviewQueue(db, today, now)),
    }
  }),

  getOffer: calls.getOffer.handler(async ({ input, context: { db, clock, files } }) => {
    const now = clock.now()
    const row = await requireOffer({ db, clock }, input.id)
    return toReviewed(row, { now, files })
  }),

  approve: calls.approve.handler(async ({ input, context }) => {
    await approve(context, fromSeen(input))
    return { revision: toRevision(await requireOffer(context, input.id)) }
  }),

  reject: calls.reject.handler(async ({ input, context }) => {
    await reject(context, { ...fromSeen(input), reason: input.motivo, note: input.explicacion })
    return { revision: toRevision(await requireOffer(context, input.id)) }
  }),

  undo: calls.undo.handler(async ({ input, context }) => {
    await undo(context, input.id)
    return { revision: toRevision(await requireOffer(context, input.id)) }
  }),
}

async function requireOffer({ db, clock }: Pick<ApiContext, 'db' | 'clock'>, id: number) {
  const row = await findReviewedOffer(db, id, dayInMadrid(clock.now()))
  if (!row) throw new AppError('offer_not_found')
  return row
}
