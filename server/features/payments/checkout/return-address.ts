import type { Env } from '#server/config/env.ts'
import { AppError } from '#server/platform/errors.ts'
import { ofFields } from '#server/texts.ts'

const ONBOARDING_PATH = '/empresa/success'
const DASHBOARD_PATH = '/perfil-empresa'

type Site = Pick<Env, 'baseUrl'>

/** Only ever our own origin: or a link of ours would lead anywhere. */
export function requireOwnOrigin(env: Site, address: string): void {
  const isOurs = URL.canParse(address) && new URL(address).origin === new URL(env.baseUrl).origin
  if (!isOurs) throw new AppError('invalid_input', ofFields(['baseUrl']))
}

/** Where the provider sends the browser after paying: back into the onboarding, or else to the dashboard. */
export function successAddress(env: Site, { baseUrl, companyId }: { baseUrl: string; companyId: number }): string {
  const path = new URL(baseUrl).pathname === ONBOARDING_PATH ? ONBOARDING_PATH : DASHBOARD_PATH
  // As it stands, not encoded: the provider looks for these very letters.
  return `${env.baseUrl}${path}?session_id={CHECKOUT_SESSION_ID}&company_id=${companyId}`
}

export const cancelAddress = (env: Site) => `${env.baseUrl}${DASHBOARD_PATH}?pago=cancelado`

export const dashboardAddress = (env: Site) => `${env.baseUrl}${DASHBOARD_PATH}`
