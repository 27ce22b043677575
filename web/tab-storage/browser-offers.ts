import { SAVED_AT_ONCE_MAX } from '#contract/constants.ts'
import { ID_MAX } from '#contract/values/whole-number.ts'

/** In localStorage: the offers that this browser stores until an account has them. All its tabs share them. */
const KEY = 'savedOffers'

type Ids = readonly number[]

const nothing: Ids = []
const listeners = new Set<() => void>()

/** The last text that was read, and the ids in it: the same text gives the same list. */
let read: { text: string | null; ids: Ids } = { text: null, ids: nothing }
/** If the browser forbids storage, the ids are remembered until the page is reloaded. */
let inMemory: Ids = nothing

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= ID_MAX

/** Another release, or a person, may have written the text. */
function parse(text: string | null): Ids {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, SAVED_AT_ONCE_MAX) : nothing
  } catch {
    return nothing
  }
}

/** The last saved first. */
export function getBrowserOffers(): Ids {
  try {
    const text = localStorage.getItem(KEY)
    if (text !== read.text) read = { text, ids: parse(text) }
    return inMemory.length > 0 ? inMemory : read.ids
  } catch {
    return inMemory
  }
}

/** While rendering on the server, and in the browser until it has hydrated. */
export const getNoOffers = (): Ids => nothing

function write(ids: Ids): void {
  inMemory = nothing
  try {
    if (ids.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    inMemory = ids
  }
  for (const listener of listeners) listener()
}

/** Returns false if the browser stores the maximum already. */
export function saveInBrowser(id: number): boolean {
  const others = getBrowserOffers().filter((one) => one !== id)
  if (others.length >= SAVED_AT_ONCE_MAX) return false
  write([id, ...others])
  return true
}

/** Other offers stay, also those that another tab has saved in the meantime. */
export const dropOffers = (ids: Ids): void => write(getBrowserOffers().filter((one) => !ids.includes(one)))

/** For sign-out: the next user of this browser must not get them. */
export const dropAllOffers = (): void => write(nothing)

/** Also hears of changes by other tabs. */
export function subscribeToBrowserOffers(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => (key === KEY || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}
