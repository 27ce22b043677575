import { hasStatus } from '#web/api/api-error.ts'
import type { CheckoutSession, Company } from '#web/api/types.ts'

/** The parameters that the payment page added to the address. */
export interface PaymentReturn {
  sessionId: string | null
  companyId: string | null
  isCancelled: boolean
}

export const readReturn = (search: URLSearchParams): PaymentReturn => ({
  sessionId: search.get('session_id'),
  companyId: search.get('company_id'),
  isCancelled: search.get('pago') === 'cancelado',
})

export const isReturn = ({ sessionId, companyId, isCancelled }: PaymentReturn): boolean =>
  sessionId !== null || companyId !== null || isCancelled

/** The result of the payment. 'spent': its Premium has already ended. */
export type Outcome = 'paid' | 'cancelled' | 'notPaid' | 'unknown' | 'spent'

interface Known {
  returned: PaymentReturn
  company: Company | undefined
  session: CheckoutSession | undefined
  error: unknown
}

/** Null while the result is not known. */
export function findOutcome({ returned, company, session, error }: Known): Outcome | null {
  if (returned.isCancelled) return 'cancelled'
  if (!isReturn(returned) || !company) return null
  if (!namesCompany(returned, company) || hasStatus(error, 404) || hasStatus(error, 400)) return 'unknown'
  if (!session || session.estado === 'pendiente') return null
  if (session.estado === 'no_pagado') return 'notPaid'
  return session.suscripcion === 'premium' ? 'paid' : 'spent'
}

/** Only a session of this company is looked up. */
export const namesCompany = ({ sessionId, companyId }: PaymentReturn, company: Company): boolean =>
  sessionId !== null && companyId === String(company.emp_empresas_id)
