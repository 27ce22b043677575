import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'
import { getSession, subscribe } from '#web/tab-storage/session-store.ts'
import { fillIn, withoutSecrets } from './profile/use-unsaved-values.ts'

const keyOf = (name: string): string => `form:${name}`

/** Keeps what was typed when the server ends the session, and fills it in when the form is open again. Without a name it does nothing. */
export function useInterruptedForm<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: string | undefined,
): void {
  const { getValues, formState } = form
  const { isDirty, isReady } = formState
  useEffect(() => {
    if (!name || !isDirty) return undefined
    return subscribe(() => {
      if (getSession().end === 'refused') unsavedEntry(keyOf(name)).write(withoutSecrets(getValues()))
    })
  }, [name, isDirty, getValues])

  useEffect(() => {
    if (!name || !isReady) return
    fillIn(form, keyOf(name))
    unsavedEntry(keyOf(name)).remove()
  }, [form, name, isReady])
}

const isInterrupted = (name: string): boolean => unsavedEntry(keyOf(name)).read() !== null

/** Opens the dialog whose form was interrupted by the end of the session, once. */
export function useReopening(forms: readonly (readonly [name: string, open: () => void])[]): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !getSession().token) return
    const [, open] = forms.find(([name]) => isInterrupted(name)) ?? []
    isDone.current = open !== undefined
    open?.()
  })
}
