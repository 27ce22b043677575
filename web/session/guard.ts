import { replace, type MiddlewareFunction } from 'react-router'
import { homeOf } from './home.ts'
import { signInAddress } from './return-address.ts'
import { findAccount, type Role } from './role.ts'
import { getSession } from '#web/tab-storage/session-store.ts'
import { sessionRead } from './start-session.ts'

/** A step before a private page loads anything, in the browser only. */
export type Guard = MiddlewareFunction

const homes: Record<Role, string> = { candidate: '/mi-perfil', company: '/perfil-empresa', operator: '/gestion' }

const requireToken = async (request: Request): Promise<void> => {
  await sessionRead()
  if (!getSession().token) throw replace(signInAddress(new URL(request.url)))
}

/** Lets signed-in visitors through. */
export const requireSession: Guard = async ({ request }) => requireToken(request)

/** Lets accounts of one role through if they have a profile. Redirects the others to their own page. */
export const requireRole =
  (role: Role): Guard =>
  async ({ request }) => {
    await requireToken(request)
    const { role: found, hasProfile } = await findAccount().catch(async (error: unknown) => {
      // The request may have ended the session.
      await requireToken(request)
      throw error
    })
    if (!found || !hasProfile) throw replace('/seleccion-rol')
    if (found !== role) throw replace(homes[found])
  }

/** Lets accounts without a profile through and redirects the others to their own page. */
export const requireNoProfile: Guard = async ({ request }) => {
  await requireToken(request)
  const account = await findAccount().catch(() => null)
  // The request may have ended the session.
  await requireToken(request)
  if (account?.role && account.hasProfile) throw replace(homeOf[account.role])
}
