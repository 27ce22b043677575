import type { Env } from '#server/config/env.ts'
import { AppError } from '#server/errors.ts'
import { ofFields } from '#server/texts.ts'

const ONBOARDING_PATH = '/empresa/success'
const DASHBOARD_PATH = '/perfil-empresa'

type Site = Pick<Env, 'baseUrl'>

/** Refuses addresses of other sites: the return link could lead anywhere. */
export function requireOwnOrigin(env: Site, address: string): void {
  const isOurs = URL.canParse(address) && new URL(address).origin === new URL(env.baseUrl).origin
  if (!isOurs) throw new AppError('invalid_input', { sentence: ofFields(['baseUrl']) })
}

/** The page after the payment: the onboarding or the dashboard. */
export function successAddress(env: Site, baseUrl: string, companyId: number): string {
  const path = new URL(baseUrl).pathname === ONBOARDING_PATH ? ONBOARDING_PATH : DASHBOARD_PATH
  // Not encoded: the provider replaces this exact text.
  return `${env.baseUrl}${path}?session_id={CHECKOUT_SESSION_ID}&company_id=${companyId}`
}

export const cancelAddress = (env: Site) => `${env.baseUrl}${DASHBOARD_PATH}?pago=cancelado`

export const dashboardAddress = (env: Site) => `${env.baseUrl}${DASHBOARD_PATH}`
