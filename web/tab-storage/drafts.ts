import { jsonEntry, removeEntries, type TabEntry } from './tab-entry.ts'

const PREFIX = 'draft:'

type Draft = Record<string, unknown>

const parseDraft = (stored: unknown): Draft | null =>
  typeof stored === 'object' && stored !== null ? (stored as Draft) : null

/**
 * What has been typed into a form. Pictures are too large for it: leave them out. A draft of an older form may lack
 * fields or carry others.
 */
export const draftEntry = (form: string): TabEntry<Draft> => jsonEntry(PREFIX + form, parseDraft)

export const removeDrafts = (): void => removeEntries(PREFIX)
