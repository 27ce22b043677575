import { textEntry } from './tab-entry.ts'

/** In localStorage: the e-mail whose session this browser keeps. The cookie that does it is for the server alone. session-hint.tsx reads it too. */
export const keptOwner = textEntry('keptSession', () => localStorage)
