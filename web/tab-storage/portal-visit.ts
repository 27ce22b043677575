import { textEntry } from './tab-entry.ts'

/** Written when the user opens the payment provider's portal, where the subscription may change. */
export const portalVisitEntry = textEntry('portalVisit')
