import { textEntry } from './tab-entry.ts'

const entry = textEntry('alertLink')

// If the browser forbids storage, the token is remembered until the page is reloaded.
let inMemory: string | null = null

/** The token that opens the alerts of a visitor. Here a reload finds it, and it need not stay in the address. */
export function rememberAlertLink(token: string): void {
  inMemory = entry.write(token) ? null : token
}

export const findAlertLink = (): string | null => inMemory ?? entry.read()

export function forgetAlertLink(): void {
  inMemory = null
  entry.remove()
}
