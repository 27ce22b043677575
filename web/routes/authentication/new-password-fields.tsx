import { usePasswordMin } from '#web/document/site.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import type { Faults } from './faults.ts'
import { authenticationTexts as texts } from './texts.ts'

const newPassword = { required: true, autoComplete: 'new-password' } as const

/** A password that is chosen, twice. */
export function NewPasswordFields({ label = texts.password, faults }: { label?: string; faults: Faults }) {
  return (
    <>
      <PasswordField
        {...newPassword}
        name="password"
        label={label}
        description={texts.passwordHint(usePasswordMin())}
        error={faults.password}
      />
      <PasswordField
        {...newPassword}
        name="confirmPassword"
        label={texts.confirmPassword}
        error={faults.confirmPassword}
      />
    </>
  )
}
