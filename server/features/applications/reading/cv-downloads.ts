import { and, eq, lte, or, sql } from 'drizzle-orm'
import { CV_DOWNLOADS_KEPT_MONTHS } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import type { Deps } from '#server/deps.ts'
import { application, company, cv, cvDownload } from '#server/database/schema/schema.ts'
import { markRead } from './mark-read.ts'
import { republishOffers } from '../silence/republish-offers.ts'

const MINUTE_MS = 60_000

/**
 * Records that a company downloads the CV of an application, at most once a minute, because a reload is the same
 * download. Viewing it on the page counts as reading only. Other readers and files are not recorded.
 */
export async function recordDownload({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string, reader: string) {
  const [, kind, digits] = /^(candidatura|vista)-(\d+)$/.exec(reader) ?? []
  if (!digits) return
  const id = Number(digits)
  const at = clock.now()
  const companyId = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ companyId: company.id, accountId: company.accountId })
      .from(application)
      .innerJoin(cv, and(eq(cv.id, application.cvId), or(eq(cv.fileKey, key), eq(cv.namelessFileKey, key))))
      .innerJoin(company, eq(company.id, application.companyId))
      .where(eq(application.id, id))
    if (!found) return undefined
    if (kind === 'candidatura') await addDownload(tx, id, at)
    await markRead(tx, { ...found, id, at })
    return found.companyId
  })
  if (companyId !== undefined) await republishOffers(db, companyId)
}

async function addDownload(tx: Handle, applicationId: number, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - MINUTE_MS)
  await tx.execute(sql`
    insert into ${cvDownload} (cv_id, company_id, application_id, downloaded_at, minute)
    select cv_id, company_id, id, ${timeOf(now)}, ${Math.floor(now.getTime() / MINUTE_MS)}
    from ${application}
    where id = ${applicationId} and not exists (
      select from ${cvDownload} earlier where earlier.cv_id = ${application.cvId}
        and earlier.company_id = ${application.companyId} and earlier.downloaded_at > ${timeOf(minuteAgo)})
    on conflict do nothing`)
}

/** Deletes downloads that are older than CV_DOWNLOADS_KEPT_MONTHS. */
export async function sweepDownloads({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now())
  limit.setUTCMonth(limit.getUTCMonth() - CV_DOWNLOADS_KEPT_MONTHS)
  await db.delete(cvDownload).where(lte(cvDownload.downloadedAt, limit))
}
