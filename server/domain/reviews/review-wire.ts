import type * as z from 'zod'
import type { Revision } from '#contract/offer/read.ts'
import type { ReviewReason } from '#contract/values/review-reasons.ts'
import type { Review } from '#server/domain/reviews/review-offer.ts'

type Estado = z.output<typeof Revision>['estado']

export const estadoOf: Record<Review, Estado> = {
  waiting: 'en_cola',
  held: 'retenida',
  approved: 'aprobada',
  rejected: 'rechazada',
}

const reviews = Object.keys(estadoOf) as Review[]

export const fromEstado = (estado: Estado): Review => reviews.find((review) => estadoOf[review] === estado) ?? 'held'

interface ReviewColumns {
  dueAt: Date | null
  reason: ReviewReason | null
  note: string | null
}

/** The review of an offer, with its row of `offer_review`. */
export const toRevision = (review: Review, row: ReviewColumns | undefined): z.output<typeof Revision> => ({
  estado: estadoOf[review],
  revisar_antes: row?.dueAt?.toISOString() ?? null,
  motivo: row?.reason ?? null,
  explicacion: row?.note ?? null,
})
