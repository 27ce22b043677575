import { textEntry } from './tab-entry.ts'

/** Written when somebody leaves for the payment provider's pages, where a subscription may change. */
export const portalVisitEntry = textEntry('portalVisit')
