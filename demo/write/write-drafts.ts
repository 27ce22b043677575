import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '#server/database/open.ts'
import { account, company, offerDraft } from '#server/database/schema/schema.ts'
import { daysBefore } from '../days.ts'
import { DEMO_COMPANY_EMAIL } from '../emails.ts'
import { positionIdOf } from '../offers/position-ids.ts'
import { readData } from '../read-data.ts'

const Draft = z.strictObject({
  nombre: z.string(),
  descripcion: z.string(),
  requirements_list: z.array(z.string()),
  mst_emp_sector_id: z.int(),
  /** The position's name in the master list. */
  position: z.string(),
})

const { position, ...written } = readData('companies/trigalbor-draft.json', Draft)

/** A draft of the company with the demo account, without the place and the salary that it still lacks. */
export async function writeDrafts(tx: Tx, today: string): Promise<void> {
  const [owner] = await tx
    .select({ companyId: company.id })
    .from(company)
    .innerJoin(account, eq(account.id, company.accountId))
    .where(eq(account.email, DEMO_COMPANY_EMAIL))
  if (!owner) throw new Error('the demo company does not exist')
  const savedAt = new Date(`${daysBefore(today, 1)}T10:00:00Z`)
  const body = { ...written, mst_puestos_id: positionIdOf(position) }
  await tx.insert(offerDraft).values({ ...owner, body, savedAt })
}
