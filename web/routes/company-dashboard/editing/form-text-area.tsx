import { useController, useFormContext } from 'react-hook-form'
import { TextAreaField, type TextAreaFieldProps } from '#web/ui/fields/text-area-field.tsx'

type FormTextAreaProps = Pick<TextAreaFieldProps, 'label' | 'required' | 'rows' | 'description'> & { name: string }

/** A field for several lines of text, bound to the form around it. */
export function FormTextArea({ name, ...field }: FormTextAreaProps) {
  const { control } = useFormContext<Record<string, string>>()
  const { field: value, fieldState } = useController({ name, control })
  return <TextAreaField {...field} {...value} error={fieldState.error?.message} />
}
