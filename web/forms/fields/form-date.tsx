import { useController, useFormContext } from 'react-hook-form'
import { DateField, type DateFieldProps } from '#web/ui/fields/date-field.tsx'

type FormDateProps = Omit<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> & {
  name: string
  /** A field that is validated again when this one changes. */
  judgedWith?: string
}

/** A day (YYYY-MM-DD or '') in the form around it, typed as DD/MM/YYYY. */
export function FormDate({ name, judgedWith, ...props }: FormDateProps) {
  const { control } = useFormContext<Record<string, string>>()
  const { field, fieldState } = useController({ name, control, rules: { deps: judgedWith ?? [] } })
  const { value = '', ref, onChange, onBlur } = field
  return <DateField {...props} {...{ name, value, ref, onChange, onBlur }} error={fieldState.error?.message} />
}
