import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { SAVED_AT_ONCE_MAX } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Role } from '#web/session/role.ts'
import { useSession } from '#web/session/use-session.ts'
import {
  dropOffers,
  getBrowserOffers,
  getNoOffers,
  saveInBrowser,
  subscribeToBrowserOffers,
} from '#web/tab-storage/browser-offers.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { getSaves, isSavedIn, noSaves, openSaves, pressHeart, subscribeToSaves } from './account-saves.ts'
import { saveTexts as texts } from './texts.ts'

export interface Saving {
  isSaved: (offerId: number) => boolean
  toggle: (offerId: number) => void
  /** False for companies and operators, who apply to nothing. */
  isOffered: boolean
}

/**
 * Saving offers on a public page. A candidate's own are on the server. Everybody else's stay in the browser, also while
 * the role of an account is not known yet; they move into the account once it has a profile.
 */
export function useSaving(role: Role | null | undefined): Saving {
  useMerge(role)
  const isSaved = useIsSaved()
  const add = useAdd(role)
  const notice = useNotice()
  const toggle = useCallback(
    (id: number) => {
      if (!isSaved(id)) return add(id)
      dropOffers([id])
      if (role !== 'candidate') return
      pressHeart(id, false).catch((error: unknown) => notice.error(sentenceOf(error, texts.unsaveFailed)))
    },
    [isSaved, add, role, notice],
  )
  const isOffered = role !== 'company' && role !== 'operator'
  return useMemo(() => ({ isSaved, toggle, isOffered }), [isSaved, toggle, isOffered])
}

function useIsSaved(): Saving['isSaved'] {
  const { token } = useSession()
  const inBrowser = useSyncExternalStore(subscribeToBrowserOffers, getBrowserOffers, getNoOffers)
  const saves = useSyncExternalStore(subscribeToSaves, getSaves, () => noSaves)
  const isOwn = token !== null && saves.owner === token
  return useCallback((id) => inBrowser.includes(id) || (isOwn && isSavedIn(saves, id)), [inBrowser, saves, isOwn])
}

function useAdd(role: Role | null | undefined): (offerId: number) => void {
  const { token } = useSession()
  const notice = useNotice()
  return useCallback(
    (id) => {
      if (role === 'candidate') {
        pressHeart(id, true).catch((error: unknown) => notice.error(sentenceOf(error, texts.saveFailed)))
      } else if (!saveInBrowser(id)) {
        notice.error(texts.browserFull(SAVED_AT_ONCE_MAX))
      } else if (!token) {
        notice.info(texts.inBrowser)
      } else if (role === null) {
        notice.info(texts.untilProfile)
      }
    },
    [role, token, notice],
  )
}

/** Once the visitor is known as a candidate with a profile. After a failure the next page merges again. */
function useMerge(role: Role | null | undefined): void {
  const { token } = useSession()
  const notice = useNotice()
  useEffect(() => {
    if (role !== 'candidate' || !token) return
    openSaves().catch((error: unknown) => {
      if (isFull(error)) notice.error(texts.mergeFull)
    })
  }, [role, token, notice])
}

const isFull = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'saved_full'

/** Only the server knows how many offers an account may save. */
const sentenceOf = (error: unknown, fallback: string): string => (isFull(error) && error.error) || fallback
