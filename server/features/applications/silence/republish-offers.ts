import { and, eq } from 'drizzle-orm'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Database, Handle } from '#server/database/open.ts'
import { offer } from '#server/database/schema/schema.ts'

const isPausedOf = (companyId: number) => and(eq(offer.companyId, companyId), eq(offer.isPaused, true))

/** Republishes a company's paused offers. The caller has locked the company, and none of its applications. */
export async function endPause(tx: Handle, companyId: number): Promise<void> {
  // An update of no row would clear the cached responses of all processes too.
  if ((await tx.$count(offer, isPausedOf(companyId))) === 0) return
  await tx.update(offer).set({ isPaused: false }).where(isPausedOf(companyId))
}

/** The same for a caller without that lock. Offers are rarely paused, so it looks before it locks. */
export async function republishOffers(db: Database, companyId: number): Promise<void> {
  if ((await db.$count(offer, isPausedOf(companyId))) === 0) return
  await db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await endPause(tx, companyId)
  })
}
