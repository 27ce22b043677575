import type { Handle } from '#server/database/open.ts'
import { moveApplications } from '#server/domain/applications/move-applications.ts'

interface Reading {
  id: number
  companyId: number
  /** The account of the person of the company. */
  accountId: number
  at: Date
}

/** An application that nobody had read is read. Of two at once one counts. The candidate gets no mail about it. */
export async function markRead(tx: Handle, { id, companyId, accountId, at }: Reading): Promise<void> {
  await moveApplications(tx, {
    ids: [id],
    owner: { companyId },
    to: 'leida',
    actor: 'empresa',
    accountId,
    at,
    dueAt: null,
  })
}
