import { ROLE_COMPANY } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { findCompanyFormData, removeCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { forgetRole } from '#web/session/role.ts'

/** The result of a payment. 'upgraded': the profile already existed. */
export type Arrival = 'created' | 'upgraded' | 'pending' | 'notPaid' | 'unknown'

/** Reads the payment and, once it is paid, creates the profile from the kept form. Calling it twice is safe. */
export async function finishOnboarding(sessionId: string): Promise<Arrival> {
  const session = await findSession(sessionId)
  if (!session) return 'unknown'
  if (session.estado === 'pendiente') return 'pending'
  if (session.estado === 'no_pagado') return 'notPaid'
  const company = findCompanyFormData()
  // After a reload or in another tab the company already exists.
  if (!company) return 'upgraded'
  await api.master.setRole({ roleId: ROLE_COMPANY })
  await api.companies.createProfile(company)
  forgetRole()
  removeCompanyFormData()
  return 'created'
}

async function findSession(id: string) {
  try {
    return await api.payments.getCheckoutSession({ id })
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 400)) return null
    throw error
  }
}
