import { jsonEntry, removeEntries, type TabEntry } from './tab-entry.ts'

const PREFIX = 'draft:'

type Draft = Record<string, unknown>

const parseDraft = (stored: unknown): Draft | null =>
  typeof stored === 'object' && stored !== null ? (stored as Draft) : null

/**
 * The typed values of a form. Leave pictures out: they are too large. A draft from an older release may have other
 * fields.
 */
export const draftEntry = (form: string): TabEntry<Draft> => jsonEntry(PREFIX + form, parseDraft)

export const removeDrafts = (): void => removeEntries(PREFIX)
