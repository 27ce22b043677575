import { useEffect, useRef, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { listProblems } from './form-problems.ts'

interface FoldedFieldsProps {
  title: string
  /** The field that always holds a value, which unfolds nothing. */
  usual?: string
  /** Another choice of the form needs these fields. */
  isNeeded?: boolean
  children: ReactNode
}

/** Fields that few people need. They unfold by themselves when one of them holds a value or an error. */
export function FoldedFields({ title, usual, isNeeded = false, children }: FoldedFieldsProps) {
  const { getValues } = useFormContext()
  // The values of a saved or interrupted form arrive later than the fields.
  const { errors, defaultValues: _ } = useFormState()
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const wrong = new Set(listProblems(errors).map(({ name }) => name))
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const names = fields.map(({ dataset }) => dataset.field ?? '')
    const needsLook = (name: string) => wrong.has(name) || (name !== usual && isFilled(getValues(name)))
    if (box.current && (isNeeded || names.some(needsLook))) box.current.open = true
  })
  return (
    <details ref={box} className="min-w-0 small:col-span-full">
      <summary className="min-h-6 w-fit cursor-pointer text-14 font-medium underline underline-offset-4">
        {title}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))
