import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { FormProvider, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary, type FieldProblem } from '#web/ui/fields/error-summary.tsx'
import { useInterruptedForm } from './interrupted-form.ts'
import { findProblem, listProblems } from './form-problems.ts'

/** `Values` are the values of the fields. The schema turns them into `Body`. */
export type FormFrameProps<Values extends FieldValues, Body = Values> = {
  /** For a button elsewhere, as in the footer of a dialog: `<Button type="submit" form={id}>`. */
  id: string
  form: UseFormReturn<Values, unknown, Body>
  onSubmit: (body: Body) => void
  /** While true nothing can be sent again. */
  isPending?: boolean | undefined
  /** The error of the call. If it concerns one field, that field is marked. */
  failure?: unknown
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /** Keeps what was typed under this name when the session ends. */
  interruptedName?: string | undefined
  children: ReactNode
}

/** The frame of every form: errors beside the fields and in a summary on top. It sends once at a time. */
export function FormFrame<Values extends FieldValues, Body>(props: FormFrameProps<Values, Body>) {
  const { id, form, onSubmit, isPending, failure, onDirtyChange, interruptedName, children } = props
  const { problems, attempt, refuse } = useProblems(form, failure)
  useInterruptedForm(form, interruptedName)
  const { isDirty } = form.formState
  // In a layout effect the dialog knows it before the next key: Escape right after a change must ask, too.
  useLayoutEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])
  const send = form.handleSubmit(
    (body) => onSubmit(body),
    (errors, event) => refuse(inOrderOfPage(listProblems(errors), event?.target)),
  )
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // For React a form in a dialog is inside the form of its page.
          event.stopPropagation()
          if (!isPending) void send(event)
        }}
        className="flex flex-col gap-6"
      >
        <ErrorSummary key={attempt} problems={problems} />
        {children}
      </form>
    </FormProvider>
  )
}

/** Sorts problems by the position of their fields on the page. */
function inOrderOfPage(problems: readonly FieldProblem[], form: unknown): FieldProblem[] {
  if (!(form instanceof Element)) return [...problems]
  const names = [...form.querySelectorAll<HTMLElement>('[data-field]')].map((field) => field.dataset.field ?? '')
  return problems.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}

/** The problems of the last attempt that remain. A newer problem shows only beside its field. */
function useProblems<Values extends FieldValues, Body>(
  { formState, setError }: UseFormReturn<Values, unknown, Body>,
  failure: unknown,
) {
  const [refused, setRefused] = useState<Refused>({ attempt: 0, problems: [], after: undefined })
  const ofServer = useMemo(() => findProblem(failure), [failure])
  useEffect(() => {
    if (ofServer) setError(ofServer.name as Path<Values>, { type: 'server', message: ofServer.message })
  }, [ofServer, setError])

  const latest = ofServer && refused.after !== failure ? [ofServer] : refused.problems
  const standing = new Set(listProblems(formState.errors as FieldErrors).map(({ name }) => name))
  const refuse = (problems: FieldProblem[]) =>
    setRefused(({ attempt }) => ({ attempt: attempt + 1, problems, after: failure }))
  return { problems: latest.filter(({ name }) => standing.has(name)), attempt: refused.attempt, refuse }
}

/** `after`: the failure of the call that was known at that attempt. */
type Refused = { attempt: number; problems: FieldProblem[]; after: unknown }
