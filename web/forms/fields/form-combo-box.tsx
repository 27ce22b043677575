import { useController, useFormContext } from 'react-hook-form'
import { ComboBoxField, type ComboBoxFieldProps } from '#web/ui/fields/combo-box-field.tsx'

type FormComboBoxProps = Omit<ComboBoxFieldProps<number>, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> & {
  name: string
  /** After the form has taken the new value. */
  onChosen?: (id: number | null) => void
}

/** A long list with a search, whose value is an id in the form around it. */
export function FormComboBox({ name, onChosen, ...field }: FormComboBoxProps) {
  const { control } = useFormContext<Record<string, number | null>>()
  const { field: bound, fieldState } = useController({ name, control })
  return (
    <ComboBoxField
      {...field}
      name={name}
      ref={bound.ref}
      value={bound.value ?? null}
      onBlur={bound.onBlur}
      onChange={(id) => {
        bound.onChange(id)
        onChosen?.(id)
      }}
      error={fieldState.error?.message}
    />
  )
}
