import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { takeSnapshot } from '#server/domain/offers/offer-snapshot.ts'
import { application, applicationEvent, company } from '#server/database/schema/schema.ts'
import { deletedOffer } from '../applications/deleted-offer.ts'
import { daysBefore } from '../days.ts'
import { present } from '../present.ts'

interface Applicant {
  candidateId: number
  cvId: number
  today: string
}

/** An application of the demo candidate to a deleted offer. The candidate still sees the text of the offer. */
export async function writeDeletedOffer(tx: Tx, { candidateId, cvId, today }: Applicant): Promise<void> {
  const { text, sentDaysAgo, readDaysAgo, deletedDaysAgo } = deletedOffer
  const [owner] = await tx.select({ id: company.id }).from(company).where(eq(company.name, text.empresa))
  // A number that no other offer will get.
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('offer', 'id'))::int as id`,
  )
  const momentOf = (daysAgo: number) => new Date(`${daysBefore(today, daysAgo)}T09:10:00Z`)
  const [sentAt, readAt, deletedAt] = [sentDaysAgo, readDaysAgo, deletedDaysAgo].map(momentOf) as [Date, Date, Date]
  const [row] = await tx
    .insert(application)
    .values({
      candidateId,
      cvId,
      companyId: present(owner?.id, text.empresa),
      sentOffer: takeSnapshot({ ...text, emp_ofertas_id: present(rows[0]?.id, 'a number') }),
      createdOn: daysBefore(today, sentDaysAgo),
      noteVersion: 1,
      noteAcceptedAt: sentAt,
      state: 'cerrada',
      stateAt: deletedAt,
    })
    .returning({ id: application.id })
  const applicationId = present(row?.id, 'an application')
  const told = (at: Date) => ({ happenedAt: at, dueAt: at, toldAt: at })
  await tx.insert(applicationEvent).values([
    { applicationId, to: 'enviada', actor: 'candidato', isAnnounced: true, ...told(sentAt) },
    { applicationId, from: 'enviada', to: 'leida', actor: 'empresa', happenedAt: readAt },
    { applicationId, from: 'leida', to: 'cerrada', actor: 'sistema', reason: 'eliminada', ...told(deletedAt) },
  ])
}
