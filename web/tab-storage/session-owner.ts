import { textEntry } from './tab-entry.ts'

/** The e-mail with which the session of this tab began. It stays where the server ends the session: unsaved values belong to this account. */
export const sessionOwner = textEntry('accountEmail')
