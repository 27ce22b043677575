import { useEffect, useState } from 'react'

type Loaded = typeof import('./signed-in-menu.tsx')

// Kept, because each page mounts its own menu.
let loaded: Loaded | null = null

const loadMenu = async (): Promise<Loaded> => (loaded ??= await import('./signed-in-menu.tsx'))

/** Loads the menu ahead. */
export const prepareMenu = (): void => void loadMenu().catch(() => undefined)

/** Loads the menu late, because most visitors of public pages have none. Null before, and where it is not wanted. */
export function useLateMenu(isWanted: boolean): Loaded | null {
  const [menu, setMenu] = useState(loaded)
  useEffect(() => {
    // Without it the page still works, and the next page asks for it again.
    if (isWanted) void loadMenu().then(setMenu, () => undefined)
  }, [isWanted])
  return isWanted ? menu : null
}
