import { useState, type FormEvent, type SubmitEvent } from 'react'
import { cleanEmail } from '#contract/values/typed/email.ts'
import { cleanLine } from '#contract/values/text/visible-text.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { faultsOf, sentenceOf, type Faults, type FieldName, type Fields } from '../faults.ts'

interface AccountForm {
  findFaults: (fields: Fields) => Faults
  /** The notice for errors found before the call, if they need one. */
  noticeOf?: (faults: Faults) => string | undefined
  /** Shown when the call fails and the data may be the cause. */
  failed: string
  /** Instead of the usual sentence. */
  tooManyTries?: string
  send: (fields: Fields) => Promise<void>
}

/** Validates and sends a form, one call at a time. The typed values stay after a failure. */
export function useAccountForm({ findFaults, noticeOf, send, ...sentences }: AccountForm) {
  const notice = useNotice()
  const [isPending, setIsPending] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [email, setEmail] = useState<string>()

  const refuse = (form: HTMLFormElement, found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) controlOf(form, first)?.focus()
  }

  const submit = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const fields = readFields(form, submitter)
    const found = findFaults(fields)
    const sentence = noticeOf?.(found)
    if (sentence) notice.error(sentence)
    refuse(form, found)
    if (Object.keys(found).length > 0) return
    setIsPending(true)
    await send(fields).catch((error: unknown) => {
      notice.error(sentenceOf(error, sentences))
      refuse(form, faultsOf(error))
    })
    setIsPending(false)
  }

  return {
    isPending,
    faults,
    email,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isPending) void submit(event.currentTarget, event.nativeEvent.submitter)
    },
    // The error of a field disappears when the field changes.
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { name, value } = event.target as HTMLInputElement
      if (name === 'email') setEmail(value)
      setFaults((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)))
    },
  }
}

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null

/** The button that was pressed may have a name too. */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): Fields {
  const data = new FormData(form, submitter)
  const text = (name: FieldName) => String(data.get(name) ?? '')
  return {
    email: cleanEmail(text('email')),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
    codigo: cleanLine(text('codigo')).trim(),
    mantener: text('mantener'),
    entrar: text('entrar'),
  }
}
