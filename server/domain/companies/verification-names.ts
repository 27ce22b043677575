import type { VERIFICATIONS } from '#contract/operator/managed-accounts.ts'
import type { company } from '#server/database/schema/schema.ts'

/** What the verification of a company says, on the wire. */
export const verificationNames: Record<(typeof company.$inferSelect)['verification'], (typeof VERIFICATIONS)[number]> =
  {
    none: 'sin_pedir',
    pending: 'pendiente',
    verified: 'verificada',
    rejected: 'rechazada',
  }
