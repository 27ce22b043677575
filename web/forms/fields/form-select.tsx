import { useController, useFormContext } from 'react-hook-form'
import { SelectField, type SelectFieldProps } from '#web/ui/fields/select-field.tsx'

export type FormSelectProps = Omit<
  SelectFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'error'
> & {
  name: string
  /** After the form has taken the new value. */
  onChosen?: (id: number | null) => void
}

/** A native select whose value is an id in the form around it. Without `placeholder={null}` the empty choice is null. */
export function FormSelect({ name, onChosen, ...select }: FormSelectProps) {
  const { control } = useFormContext<Record<string, number | null>>()
  const { field, fieldState } = useController({ name, control })
  return (
    <SelectField
      {...select}
      name={name}
      ref={field.ref}
      value={String(field.value ?? '')}
      onBlur={field.onBlur}
      onChange={(event) => {
        const id = event.target.value === '' ? null : Number(event.target.value)
        field.onChange(id)
        onChosen?.(id)
      }}
      error={fieldState.error?.message}
    />
  )
}
