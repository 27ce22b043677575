import { and, eq } from 'drizzle-orm'
import { requireReadable } from '#server/domain/offers/public-offer.ts'
import { dismissedOffer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'

interface Dismissal {
  candidateId: number
  offerId: number
}

/** From now on the offer is not suggested or mailed to the candidate. A second time changes nothing. */
export async function dismissOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { candidateId, offerId }: Dismissal,
): Promise<void> {
  await requireReadable(db, offerId)
  await db.insert(dismissedOffer).values({ candidateId, offerId, dismissedAt: clock.now() }).onConflictDoNothing()
}

export async function undismissOffer({ db }: Pick<Deps, 'db'>, { candidateId, offerId }: Dismissal): Promise<void> {
  const isTheirs = and(eq(dismissedOffer.candidateId, candidateId), eq(dismissedOffer.offerId, offerId))
  const rows = await db.delete(dismissedOffer).where(isTheirs).returning({ id: dismissedOffer.offerId })
  if (rows.length === 0) throw new AppError('not_found')
}
