import { useSyncExternalStore } from 'react'
import { findEditedAlert, subscribeEditedAlert, type EditedAlert } from '#web/tab-storage/edited-alert.ts'

const none = () => null

/** The alert of this tab whose filters are being chosen. The server, which renders the list first, knows of none. */
export const useEditedAlert = (): EditedAlert | null =>
  useSyncExternalStore(subscribeEditedAlert, findEditedAlert, none)
