import { TextField, type TextFieldProps } from './text-field.tsx'

/** Digits only, with the number keyboard: no spin buttons, no wheel that changes a salary by accident. */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern'>) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" pattern="[0-9]*" />
}
