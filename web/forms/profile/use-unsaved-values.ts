import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { HALF_TYPED } from '#web/ui/fields/half-typed.ts'

/** Fills stored values into a form where their types match, as changes. Before the form is ready, a list would mark it as unchanged again. */
export function fillIn<Values extends FieldValues, Body>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Body>,
  unsavedName: string,
): void {
  const unsaved = unsavedEntry(unsavedName).read() ?? {}
  for (const [field, value] of Object.entries(getValues())) {
    const kept = unsaved[field]
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

/** Fills in the unsaved values, and stores the form's values while typing. Without a name it does nothing. */
export function useUnsavedValues<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  unsavedName: string | undefined,
): void {
  const { isReady } = form.formState
  useEffect(() => {
    if (!unsavedName || !isReady) return undefined
    fillIn(form, unsavedName)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsavedEntry(unsavedName).write(withoutSecrets(values))
      },
    })
  }, [form, isReady, unsavedName])
}
