import type { Path } from 'react-router'

const SIGN_IN = '/autenticacion'

/** «Registrarme como empresa»: the dashboard, whose guard sends visitors to the sign-in page with this address. */
export const COMPANY_SIGN_UP = '/perfil-empresa?registro=1'

/** The path if it is a page of our site. Null for `//host`, `/\host` and other addresses. */
export function safeReturnPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null
  const base = 'https://here.invalid'
  if (!URL.canParse(value, base)) return null
  const { origin, pathname, search, hash } = new URL(value, base)
  // `/.//host` is normalised to `//host`, which a browser reads as another site.
  if (origin !== base || pathname.startsWith('//')) return null
  return pathname === SIGN_IN ? null : pathname + search + hash
}

/** The address for somebody without a session, which leads back after signing in. */
export function signInAddress({ pathname, search, hash }: Path): string {
  // A navigation to the sign-in page keeps its return address.
  if (pathname === SIGN_IN) return SIGN_IN + search
  const back = safeReturnPath(pathname + search + hash)
  return back ? `${SIGN_IN}?${new URLSearchParams({ volver: back })}` : SIGN_IN
}

/** The `?volver=` of the sign-in page, if it may be followed. */
export const findReturnPath = (search: string): string | null =>
  safeReturnPath(new URLSearchParams(search).get('volver'))
