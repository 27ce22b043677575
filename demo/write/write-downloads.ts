import { sql } from 'drizzle-orm'
import type { Tx } from '#server/platform/database/open.ts'
import { application, cvDownload } from '#server/platform/database/schema/schema.ts'

/**
 * Candidates applied in the morning, and two of three companies have downloaded the CV since then, after two hours to four days. So the
 * demo shows how long a first answer takes. Nothing has happened in the future.
 */
export async function writeDownloads(tx: Tx, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    update ${application} set note_version = 1,
      note_accepted_at = least((created_on + time '09:30') at time zone 'Europe/Madrid', ${at})`)
  await tx.execute(sql`
    insert into ${cvDownload} (cv_id, company_id, application_id, downloaded_at, minute)
    select cv_id, company_id, id, opened_at, extract(epoch from opened_at)::int / 60
    from (
      select id, cv_id, company_id, note_accepted_at + (2 + id * 37 % 94) * interval '1 hour' as opened_at
      from ${application} where id % 3 <> 0
    ) opened
    where opened_at <= ${at}
    on conflict do nothing`)
}
