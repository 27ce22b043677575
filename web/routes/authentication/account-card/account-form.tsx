import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { authenticationTexts as texts } from '../texts.ts'
import type { useAccountForm } from './use-account-form.ts'

interface AccountFormProps {
  form: ReturnType<typeof useAccountForm>
  email: string
  autoComplete: 'username' | 'email'
  submitText: string
  /** Of a second button, which sends the field «entrar». */
  secondText?: string
  /** The fields for the password. */
  children?: ReactNode
}

/** The frame of the forms an e-mail and a button. */
export function AccountForm({ form, email, autoComplete, submitText, secondText, children }: AccountFormProps) {
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="flex flex-col gap-5">
      <TextField
        type="email"
        name="email"
        label={texts.email}
        required
        autoComplete={autoComplete}
        defaultValue={email}
        error={form.faults.email}
      />
      {children}
      <Button type="submit" isFullWidth isPending={form.isPending}>
        {submitText}
      </Button>
      {secondText && (
        <Button type="submit" name="entrar" value="1" variant="secondary" isFullWidth disabled={form.isPending}>
          {secondText}
        </Button>
      )}
    </form>
  )
}
