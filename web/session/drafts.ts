const PREFIX = 'draft:'

/** Keeps what has been typed into a form until the tab closes. Pictures are too large for that: leave them out. */
export function saveDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
  } catch {
    // Without storage a reload loses what was typed, as on any page.
  }
}

/** What was kept under this name; a draft of an older form may lack fields or carry others. */
export function findDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing can have been kept.
  }
}

/** Whoever uses the tab next must not find them: at sign-out and when a new account begins. */
export function removeDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const name of names) sessionStorage.removeItem(name)
  } catch {
    // Nothing can have been kept.
  }
}
