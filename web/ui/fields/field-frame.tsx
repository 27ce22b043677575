import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { labelClasses } from './field-style.ts'
import { AlertIcon } from '../icons.tsx'

export type FieldText = {
  label: string
  /** For a control whose purpose is visible without a label, such as a search. */
  isLabelHidden?: boolean | undefined
  /** A permanent hint, such as the format. */
  description?: ReactNode
  error?: string | null | undefined
}

/** The ids that connect label, hint and error with a control. */
export function useFieldIds(givenId: string | undefined) {
  const madeId = useId()
  const id = givenId ?? madeId
  return { id, descriptionId: `${id}-ayuda`, errorId: `${id}-error` }
}

export type FieldIds = ReturnType<typeof useFieldIds>

/** The attributes that connect a control with its hint and its error. */
export function describedBy(ids: FieldIds, { description, error }: Pick<FieldText, 'description' | 'error'>) {
  const names = [description && ids.descriptionId, error && ids.errorId].filter(Boolean)
  return {
    'aria-describedby': names.length > 0 ? names.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function FieldLabel(props: {
  htmlFor?: string
  id?: string
  isRequired?: boolean | undefined
  isHidden?: boolean | undefined
  children: ReactNode
}) {
  const { isRequired, isHidden, children, ...rest } = props
  return (
    <div className={isHidden ? 'sr-only' : 'text-14'}>
      <label {...rest} className={labelClasses}>
        {children}
      </label>{' '}
      {isRequired && <RequiredMark />}
    </div>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-14 font-medium text-red">
      *
    </span>
  )
}

export function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-13 text-gray-text">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-14 font-medium text-red">
      <AlertIcon size={16} className="mt-[0.2em] shrink-0" />
      {children}
    </p>
  )
}

type FieldFrameProps = FieldText & {
  ids: FieldIds
  name?: string | undefined
  isRequired?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label above, then the control, hint and error. The error summary finds the field by `data-field`. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, name, label, isLabelHidden, description, error, isRequired, className, children } = props
  return (
    <div data-field={name} className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <FieldLabel htmlFor={ids.id} isRequired={isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      {children}
      {description && <FieldDescription id={ids.descriptionId}>{description}</FieldDescription>}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  )
}
