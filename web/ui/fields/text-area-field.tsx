import type { Ref, TextareaHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { describedBy, FieldFrame, useFieldIds, type FieldText } from './field-frame.tsx'
import { controlClasses } from './field-style.ts'

export type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldText & { className?: string | undefined; ref?: Ref<HTMLTextAreaElement> }

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, className, id, ...area } = props
  const ids = useFieldIds(id)
  return (
    <FieldFrame {...{ ids, label, description, error, className, name: area.name, isRequired: area.required }}>
      <textarea
        rows={5}
        {...area}
        {...describedBy(ids, { description, error })}
        id={ids.id}
        className={classes(controlClasses, 'resize-y')}
      />
    </FieldFrame>
  )
}
