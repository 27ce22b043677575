import { sql } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { application, applicationEvent, cvDownload } from '#server/database/schema/schema.ts'

/** Companies downloaded two of three CVs when they read the applications, and only looked at the others. Nobody downloaded an unread one. */
export async function writeDownloads(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into ${cvDownload} (cv_id, company_id, application_id, downloaded_at, minute)
    select sent.cv_id, sent.company_id, sent.id, happened_at, extract(epoch from happened_at)::int / 60
    from ${applicationEvent} join ${application} sent on sent.id = application_id
    where to_state = 'leida' and sent.id % 3 <> 0
    on conflict do nothing`)
}
