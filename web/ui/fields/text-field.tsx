import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { describedBy, FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx'
import { controlClasses } from './field-style.ts'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldText & {
    className?: string | undefined
    /** Content inside the control, before or after the text: a search icon, a button, «€». */
    leading?: ReactNode
    trailing?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** One line of text. A plain input, so that it works before hydration and takes react-hook-form's `register` as it comes. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error, className, leading, trailing, id, ...input } = props
  const ids = useFieldIds(id)
  return (
    <FieldFrame
      {...{ ids, label, isLabelHidden, description, error, className, name: input.name, isRequired: input.required }}
    >
      <div className="relative">
        {leading && (
          <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center">{leading}</span>
        )}
        <input
          type="text"
          {...input}
          {...describedBy(ids, { description, error })}
          id={ids.id}
          className={classes(controlClasses, Boolean(leading) && 'pl-11', Boolean(trailing) && 'pr-12')}
        />
        {trailing && <span className="absolute inset-y-0 right-0.5 grid min-w-11 place-items-center">{trailing}</span>}
      </div>
    </FieldFrame>
  )
}
