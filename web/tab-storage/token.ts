import { textEntry } from './tab-entry.ts'

/** The session token. session-hint.tsx reads it under the same key before the first paint. */
export const tokenEntry = textEntry('accessToken')
