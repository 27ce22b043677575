import { useController, useFormContext } from 'react-hook-form'
import { DateField, type DateFieldProps } from '#web/ui/date-field.tsx'

type FormDateProps = Omit<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> & { name: string }

/** A day (YYYY-MM-DD or '') in the form around it, typed as DD/MM/YYYY. */
export function FormDate({ name, ...props }: FormDateProps) {
  const { control } = useFormContext<Record<string, string>>()
  const { field, fieldState } = useController({ name, control })
  const { value = '', ref, onChange, onBlur } = field
  return <DateField {...props} {...{ name, value, ref, onChange, onBlur }} error={fieldState.error?.message} />
}
