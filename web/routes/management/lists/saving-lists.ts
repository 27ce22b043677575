import { ApiError } from '#web/api/api-error.ts'
import { besideField } from '#web/forms/form-problems.ts'
import { listsTexts as texts } from './texts.ts'

const changed: ReadonlySet<string> = new Set(['entry_changed', 'entry_not_found'])

/** How a change of the lists is sent. Forms in this tab offer the changed lists, so everything is read again. */
export const savingLists = {
  failed: (error: unknown) =>
    error instanceof ApiError && changed.has(error.code) ? texts.changed : besideField(error, texts.saveFailed),
  stale: 'all',
} as const
