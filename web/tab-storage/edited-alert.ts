import { jsonEntry } from './tab-entry.ts'

/** An alert whose filters are being chosen in the list of offers. */
export interface EditedAlert {
  id: number
  /** Its filters in words. */
  description: string
  /** Of a visitor's alert: the token of their list. */
  token?: string | undefined
}

const isEdited = (stored: unknown): stored is EditedAlert => {
  const { id, description, token } = (stored ?? {}) as Partial<Record<keyof EditedAlert, unknown>>
  const hasToken = token === undefined || typeof token === 'string'
  return Number.isSafeInteger(id) && typeof description === 'string' && hasToken
}

const entry = jsonEntry('editedAlert', (stored) => (isEdited(stored) ? stored : null))
const listeners = new Set<() => void>()

// Undefined until the storage has been read.
let current: EditedAlert | null | undefined

export const findEditedAlert = (): EditedAlert | null => (current === undefined ? (current = entry.read()) : current)

export function subscribeEditedAlert(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function editAlert(edited: EditedAlert): void {
  entry.write(edited)
  change(edited)
}

export function stopEditingAlert(): void {
  entry.remove()
  change(null)
}

function change(edited: EditedAlert | null): void {
  current = edited
  for (const listener of listeners) listener()
}
