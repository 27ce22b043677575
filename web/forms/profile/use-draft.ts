import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftEntry } from '#web/tab-storage/drafts.ts'
import { HALF_TYPED } from '#web/ui/fields/half-typed.ts'

/** The initial values of a form. Values of the draft replace them if their types match. */
export function withDraft<Values extends Record<string, unknown>>(
  values: Values,
  draftName: string | undefined,
): Values {
  if (!draftName) return values
  const draft = draftEntry(draftName).read() ?? {}
  // A half-typed date cannot be shown again.
  const kept = Object.keys(values).filter((key) => isAlike(values[key], draft[key]) && draft[key] !== HALF_TYPED)
  return { ...values, ...Object.fromEntries(kept.map((key) => [key, draft[key]])) }
}

const isAlike = (value: unknown, kept: unknown): boolean =>
  value === null || kept === null ? typeof kept === 'number' || kept === null : typeof value === typeof kept

/** Pictures are too large for the storage, and passwords and codes are never stored. */
export const withoutSecrets = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/image|password|codigo$/i.test(name)))

/** Stores the form's values while typing. Without a name it stores nothing. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, draftName: string | undefined): void {
  const { subscribe } = form
  useEffect(() => {
    if (!draftName) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        draftEntry(draftName).write(withoutSecrets(values))
      },
    })
  }, [subscribe, draftName])
}
