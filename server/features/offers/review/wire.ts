import type * as z from 'zod'
import type { Revision } from '#contract/offers.ts'
import { offerRules } from '#contract/values/offer-rules/judge-offer.ts'
import { spanishDeadline } from '#contract/values/spanish-deadline.ts'
import type { Review } from '#server/platform/database/queries/review-offer.ts'
import { reviewTexts as texts } from '#server/texts.ts'
import type { listReviews } from './queries.ts'
import type { SavedReview } from './review-saved-offer.ts'

const estadoOf: Record<Review, z.input<typeof Revision>['estado']> = {
  waiting: 'en_cola',
  held: 'retenida',
  approved: 'aprobada',
  rejected: 'rechazada',
}

/** What a company reads beside the success of a save. */
export const toNotice = (saved: SavedReview) => ({ estado_revision: estadoOf[saved.review], aviso: sentenceOf(saved) })

function sentenceOf({ review, dueAt, isWanted, fraud }: SavedReview): string | null {
  if (review === 'rejected') return texts.stillRejected
  if (!isWanted || !dueAt) return null
  const until = spanishDeadline(dueAt)
  if (review === 'waiting') return texts.published(until)
  return fraud ? texts.suspicious({ found: fraud.found, ...offerRules[fraud.rule], until }) : texts.held(until)
}

type Row = NonNullable<ReturnType<Awaited<ReturnType<typeof listReviews>>['get']>>

export const toRevision = (review: Review, row: Row | undefined): z.input<typeof Revision> => ({
  estado: estadoOf[review],
  revisar_antes: row?.dueAt?.toISOString() ?? null,
  motivo: row?.reason ?? null,
  explicacion: row?.note ?? null,
})
