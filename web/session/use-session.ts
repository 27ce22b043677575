import { useSyncExternalStore } from 'react'
import { getSession, getUnreadSession, subscribe, type Session } from '#web/tab-storage/session-store.ts'

/** The session of this tab. Until `initialised` nothing may be shown that depends on it. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession, getUnreadSession)
