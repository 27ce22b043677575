import { useSyncExternalStore } from 'react'
import { getSession, getUnreadSession, subscribe, type Session } from '#web/tab-storage/session-store.ts'

/** The session of this tab. Show nothing that depends on it until it is `initialised`. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession, getUnreadSession)
