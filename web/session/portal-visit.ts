const KEY = 'portalVisit'

/** Noted when somebody leaves for the provider's pages, where a subscription may change behind our back. */
export function notePortalVisit(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Without storage the next reload shows what changed.
  }
}

export function hasVisitedPortal(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function forgetPortalVisit(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing can have been noted.
  }
}
