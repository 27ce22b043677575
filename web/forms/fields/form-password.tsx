import { useController, useFormContext } from 'react-hook-form'
import { PasswordField } from '#web/ui/fields/password-field.tsx'

interface FormPasswordProps {
  name: string
  label: string
  description?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password in the form around it. */
export function FormPassword({ name, ...field }: FormPasswordProps) {
  const { control } = useFormContext<Record<string, string>>()
  const { field: value, fieldState } = useController({ name, control })
  return <PasswordField {...field} {...value} required error={fieldState.error?.message} />
}
