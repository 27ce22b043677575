import { homeOf } from '#web/session/home.ts'
import { findReturnPath } from '#web/session/return-address.ts'
import { findRole } from '#web/session/role.ts'
import { rememberWantedOffer } from './wanted-offer.ts'

const ONBOARDING = '/crea-tu-perfil/'

/** Whether the session ended while a first profile was being typed; the draft is kept. */
export const isBackToOnboarding = (search: string): boolean => findReturnPath(search)?.startsWith(ONBOARDING) ?? false

/** Where somebody who is signed in goes on to: whoever has no role yet must choose one first. */
export async function findDestination(search: string): Promise<string> {
  const role = await findRole()
  const wanted = findReturnPath(search)
  if (role) return wanted ?? homeOf[role]
  rememberWantedOffer(search)
  return (isBackToOnboarding(search) && wanted) || '/seleccion-rol'
}
