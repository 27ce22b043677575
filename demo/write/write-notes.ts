import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { account, application, applicationNote, company } from '#server/database/schema/schema.ts'
import { letters } from '../applications/letters.ts'
import { DEMO_COMPANY_EMAIL } from '../emails.ts'

const HOUR_MS = 3_600_000

/** Notes of the demo company about people whose applications it has read. */
export async function writeNotes(tx: Tx): Promise<void> {
  const rows = await tx
    .select({ id: application.id, stateAt: application.stateAt })
    .from(application)
    .innerJoin(company, eq(company.id, application.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(
      and(eq(account.email, DEMO_COMPANY_EMAIL), notInArray(application.state, ['enviada', 'retirada', 'cerrada'])),
    )
    .orderBy(asc(application.id))
  const every = Math.max(1, Math.floor(rows.length / letters.notes.length))
  const values = letters.notes.flatMap((text, place) => {
    const row = rows[place * every]
    if (!row?.stateAt) return []
    // Somebody who is read today is noted at once.
    return [{ applicationId: row.id, text, createdAt: new Date(row.stateAt.getTime() - (place % 2) * HOUR_MS) }]
  })
  await tx.insert(applicationNote).values(values)
}
