import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftEntry } from '#web/tab-storage/drafts.ts'
import { HALF_TYPED } from '#web/ui/fields/half-typed.ts'

/** The values a form starts with: those given, overwritten by what the draft still fits. */
export function withDraft<Values extends Record<string, unknown>>(
  values: Values,
  draftName: string | undefined,
): Values {
  if (!draftName) return values
  const draft = draftEntry(draftName).read() ?? {}
  // A half-typed date can not be shown again.
  const kept = Object.keys(values).filter((key) => isAlike(values[key], draft[key]) && draft[key] !== HALF_TYPED)
  return { ...values, ...Object.fromEntries(kept.map((key) => [key, draft[key]])) }
}

const isAlike = (value: unknown, kept: unknown): boolean =>
  value === null || kept === null ? typeof kept === 'number' || kept === null : typeof value === typeof kept

/** Keeps the form's values, all but its picture, as they are typed. Without a name nothing is kept. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, draftName: string | undefined): void {
  const { subscribe } = form
  useEffect(() => {
    if (!draftName) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const { image: _, ...typed } = values
        draftEntry(draftName).write(typed)
      },
    })
  }, [subscribe, draftName])
}
