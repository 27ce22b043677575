import { api } from '#web/api/client.ts'
import { dropOffers, getBrowserOffers } from '#web/tab-storage/browser-offers.ts'
import { getSession } from '#web/tab-storage/session-store.ts'

/** The saved offers of the signed-in candidate, as all hearts of a page show them. */
interface Saves {
  /** The token of the session that read them. */
  owner: string | null
  /** The saved offers on the server. */
  stored: ReadonlySet<number>
  /** Presses that the server has not confirmed yet: whether each offer is to be saved. */
  pressed: ReadonlyMap<number, boolean>
}

export const noSaves: Saves = { owner: null, stored: new Set(), pressed: new Map() }

let saves = noSaves
let opening: Promise<void> = Promise.resolve()
const running = new Set<number>()
const listeners = new Set<() => void>()

function change(next: Partial<Saves>): void {
  saves = { ...saves, ...next }
  for (const listener of listeners) listener()
}

export const getSaves = (): Saves => saves

export function subscribeToSaves(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isSavedIn = ({ pressed, stored }: Saves, id: number): boolean => pressed.get(id) ?? stored.has(id)

/**
 * Moves the offers of this browser into the account of the candidate. They leave the browser once the server has
 * confirmed them, so a lost connection loses nothing. Two tabs may do it at once: saving again changes nothing.
 */
export async function mergeBrowserOffers(): Promise<void> {
  const ids = getBrowserOffers()
  if (ids.length === 0) return
  await api.savedOffers.saveOffers({ ids: [...ids] })
  dropOffers(ids)
}

/** Merges, then reads what the candidate has saved. After a failure the hearts stay as they are. Throws if the merge fails. */
export function openSaves(): Promise<void> {
  const owner = getSession().token
  if (owner !== saves.owner) change({ ...noSaves, owner })
  const merged = mergeBrowserOffers()
  opening = merged
    .catch(() => undefined)
    .then(() => api.savedOffers.listSavedIds())
    .then((ids) => (owner === saves.owner ? change({ stored: new Set(ids) }) : undefined))
    .catch(() => undefined)
  return opening.then(() => merged)
}

/**
 * Shows a press at once and tells the server. A press while an earlier one travels is sent after it, so that the last
 * press counts. Throws if the server refuses: then the heart shows again what the server has.
 */
export async function pressHeart(id: number, isSaved: boolean): Promise<void> {
  change({ pressed: new Map([...saves.pressed, [id, isSaved]]) })
  if (running.has(id)) return
  running.add(id)
  try {
    // A merge that travels may contain the offer.
    await opening
    let wanted = saves.pressed.get(id)
    while (wanted !== undefined && wanted !== saves.stored.has(id)) {
      await (wanted ? api.savedOffers.saveOffer({ id }) : api.savedOffers.forgetOffer({ id }))
      change({ stored: withId(saves.stored, id, wanted) })
      wanted = saves.pressed.get(id)
    }
  } finally {
    running.delete(id)
    change({ pressed: new Map([...saves.pressed].filter(([one]) => one !== id)) })
  }
}

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const changed = new Set(ids)
  if (isIn) changed.add(id)
  else changed.delete(id)
  return changed
}
