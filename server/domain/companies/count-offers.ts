import { and, count, eq, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { offer, project } from '#server/database/schema/schema.ts'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'

/** The offers of a company: all, and those that candidates find. */
export async function countOffers(db: Handle, companyId: number, today: string) {
  const [row] = await db
    .select({ all: count(), active: sql`count(*) filter (where ${isActiveOffer(today)})`.mapWith(Number) })
    .from(offer)
    .innerJoin(project, and(eq(project.id, offer.projectId), eq(project.companyId, companyId)))
    .where(eq(offer.companyId, companyId))
  return row ?? { all: 0, active: 0 }
}
