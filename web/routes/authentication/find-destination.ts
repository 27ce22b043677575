import { homeOf } from '#web/session/home.ts'
import { COMPANY_SIGN_UP, findReturnPath } from '#web/session/return-address.ts'
import { findRole, type Role } from '#web/session/role.ts'
import { rememberWantedOffer } from './wanted/wanted-offer.ts'

const ONBOARDING = '/crea-tu-perfil/'

/** Whether the session ended during onboarding. The unsaved values then stay. */
export const isBackToOnboarding = (search: string): boolean => findReturnPath(search)?.startsWith(ONBOARDING) ?? false

/** The list interrupts only candidates: a company that entered by its «ENTRAR» wants its dashboard. */
const isAside = (path: string, role: Role): boolean =>
  role !== 'candidate' && new URL(path, location.origin).pathname === homeOf.candidate

/** The next page after signing in. Without a role it is the choice of a role. */
export async function findDestination(search: string): Promise<string> {
  const role = await findRole()
  const wanted = findReturnPath(search)
  if (role) return wanted && wanted !== COMPANY_SIGN_UP && !isAside(wanted, role) ? wanted : homeOf[role]
  rememberWantedOffer(search)
  return (isBackToOnboarding(search) && wanted) || '/seleccion-rol'
}
