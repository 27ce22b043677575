import { useController, useFormContext } from 'react-hook-form'
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'

type FormTextProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'error'> & {
  name: string
}

/** One line of text in the form around it. */
export function FormText({ name, ...field }: FormTextProps) {
  const { control } = useFormContext<Record<string, string>>()
  const { field: value, fieldState } = useController({ name, control })
  return <TextField {...field} {...value} error={fieldState.error?.message} />
}
