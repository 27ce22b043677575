import { useSyncExternalStore } from 'react'

export type ViewMode = 'cards' | 'list'

const KEY = 'candidatesView'
const listeners = new Set<() => void>()

const isMode = (text: string | null): text is ViewMode => text === 'cards' || text === 'list'

/** Null: nothing was chosen in this browser, or it stores nothing. */
function readMode(): ViewMode | null {
  try {
    const kept = localStorage.getItem(KEY)
    return isMode(kept) ? kept : null
  } catch {
    return null
  }
}

function keepMode(mode: ViewMode): void {
  try {
    localStorage.setItem(KEY, mode)
    unkept = null
  } catch {
    // A browser that stores nothing still changes the view, until the page is left.
    unkept = mode
  }
  for (const tell of listeners) tell()
}

let unkept: ViewMode | null = null

function follow(tell: () => void) {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}

/** How candidates are shown, if that was chosen in this browser. */
export function useViewMode() {
  const chosen = useSyncExternalStore(follow, () => readMode() ?? unkept)
  return { chosen, choose: keepMode }
}
