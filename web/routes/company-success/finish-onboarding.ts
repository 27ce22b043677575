import { ROLE_COMPANY } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { findCompanyFormData, removeCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { forgetRole } from '#web/session/role.ts'

/** What became of a payment: 'upgraded' where nothing was left to make. */
export type Arrival = 'created' | 'upgraded' | 'pending' | 'notPaid' | 'unknown'

/** Asks for the payment and, once it is made, makes the profile of the form that was kept. Told twice it does no harm. */
export async function finishOnboarding(sessionId: string): Promise<Arrival> {
  const session = await findSession(sessionId)
  if (!session) return 'unknown'
  if (session.estado === 'pendiente') return 'pending'
  if (session.estado === 'no_pagado') return 'notPaid'
  const company = findCompanyFormData()
  // Reloaded, or come back in another tab: the company has been there since the plan was chosen.
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
