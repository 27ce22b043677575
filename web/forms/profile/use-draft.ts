import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { draftEntry } from '#web/tab-storage/drafts.ts'
import { HALF_TYPED } from '#web/ui/fields/half-typed.ts'

/** Fills stored values into a form where their types match, as changes. Before the form is ready, a list would mark it as unchanged again. */
export function fillIn<Values extends FieldValues, Body>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Body>,
  draftName: string,
): void {
  const draft = draftEntry(draftName).read() ?? {}
  for (const [field, value] of Object.entries(getValues())) {
    const kept = draft[field]
    // A half-typed date cannot be shown again.
    if (!isAlike(value, kept) || kept === HALF_TYPED) continue
    setValue(field as Path<Values>, kept as never, { shouldDirty: true })
  }
}

const isAlike = (value: unknown, kept: unknown): boolean =>
  value === null || kept === null ? typeof kept === 'number' || kept === null : typeof value === typeof kept

/** Pictures are too large for the storage, and passwords and codes are never stored. */
export const withoutSecrets = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/image|password|codigo$/i.test(name)))

/** Fills in the draft, and stores the form's values while typing. Without a name it does nothing. */
export function useDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  draftName: string | undefined,
): void {
  const { isReady } = form.formState
  useEffect(() => {
    if (!draftName || !isReady) return undefined
    fillIn(form, draftName)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        draftEntry(draftName).write(withoutSecrets(values))
      },
    })
  }, [form, isReady, draftName])
}
