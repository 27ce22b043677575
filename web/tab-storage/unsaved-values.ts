import { jsonEntry, removeEntries, type TabEntry } from './tab-entry.ts'

/** Open tabs of the release before, and the page on cookies, have this name. */
const PREFIX = 'draft:'

type Values = Record<string, unknown>

const parseValues = (stored: unknown): Values | null =>
  typeof stored === 'object' && stored !== null ? (stored as Values) : null

/**
 * The typed values of a form. Leave pictures out: they are too large. Values of an older release may have other
 * fields.
 */
export const unsavedEntry = (form: string): TabEntry<Values> => jsonEntry(PREFIX + form, parseValues)

export const removeUnsaved = (): void => removeEntries(PREFIX)
