import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { UsernameField } from '#web/ui/fields/username-field.tsx'
import { findSetupFaults, type Fields } from '../faults.ts'
import { NewHeading } from '../new-heading.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useAccountForm } from '../account-card/use-account-form.ts'
import { QrCode } from './qr-code.tsx'
import { setupTexts as texts } from './texts.ts'

export type Setup = Awaited<ReturnType<typeof api.secondFactor.getSetup>>
export type Done = Awaited<ReturnType<typeof api.secondFactor.finishSetup>>

interface SetupFormProps {
  token: string
  setup: Setup
  onDone: (done: Done) => void
}

/** The QR code of the device, the new password and a first code, which proves the device. */
export function SetupForm({ token, setup, onDone }: SetupFormProps) {
  const send = async ({ password, confirmPassword, codigo }: Fields) =>
    onDone(await api.secondFactor.finishSetup({ token, semilla: setup.semilla, password, confirmPassword, codigo }))
  const form = useAccountForm({ findFaults: findSetupFaults, failed: texts.failed, send })
  return (
    <>
      <NewHeading>{texts.title}</NewHeading>
      <p className="mt-2">{texts.scan}</p>
      <QrCode text={setup.direccion} label={texts.qrLabel} />
      <p className="text-14 text-gray-text">{texts.typed}</p>
      <p className="mb-5 font-mono text-14 font-semibold wrap-anywhere select-all">{setup.secreto}</p>
      <form method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="flex flex-col gap-5">
        <UsernameField email={setup.email} />
        <TextField
          name="codigo"
          label={texts.code}
          description={texts.codeHint}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          error={form.faults.codigo}
        />
        <NewPasswordFields label={texts.password} faults={form.faults} />
        <Button type="submit" isFullWidth isPending={form.isPending}>
          {texts.save}
        </Button>
      </form>
    </>
  )
}
