import { lte, sql } from 'drizzle-orm'
import { CV_DOWNLOADS_KEPT_MONTHS } from '#contract/constants.ts'
import type { Deps } from '#server/platform/deps.ts'
import { application, cv, cvDownload } from '#server/platform/database/schema/schema.ts'
import { wakeOffers } from './silence/wake-offers.ts'

const MINUTE_MS = 60_000

/**
 * Records that the company of an application downloads the CV of this file, once a minute: a reload is the same download. Other
 * readers and other files are not recorded.
 */
export async function recordDownload({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string, reader: string) {
  const applicationId = /^candidatura-(\d+)$/.exec(reader)?.[1]
  if (applicationId === undefined) return
  const now = clock.now().getTime()
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`
  const { rows } = await db.execute<{ companyId: number }>(sql`
    insert into ${cvDownload} (cv_id, company_id, application_id, downloaded_at, minute)
    select cv_id, company_id, ${application.id}, ${at(now)}, ${Math.floor(now / MINUTE_MS)}
    from ${application} join ${cv} on ${cv.id} = cv_id
    where ${application.id} = ${applicationId} and ${cv.fileKey} = ${key} and not exists (
      select from ${cvDownload} earlier where earlier.cv_id = ${application.cvId}
        and earlier.company_id = ${application.companyId} and earlier.downloaded_at > ${at(now - MINUTE_MS)})
    on conflict do nothing returning company_id as "companyId"`)
  for (const { companyId } of rows) await wakeOffers(db, companyId)
}

/** Deletes downloads that are older than CV_DOWNLOADS_KEPT_MONTHS. */
export async function sweepDownloads({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now())
  limit.setUTCMonth(limit.getUTCMonth() - CV_DOWNLOADS_KEPT_MONTHS)
  await db.delete(cvDownload).where(lte(cvDownload.downloadedAt, limit))
}
