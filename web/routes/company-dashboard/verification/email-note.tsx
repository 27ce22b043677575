import { isMailOfSite } from '#contract/values/verification.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Verification } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { MailIcon } from '#web/ui/icons.tsx'
import { verificationTexts as texts } from './texts.ts'

/** The missing steps for the company's e-mail. */
export function EmailNote({ verification }: { verification: Verification }) {
  const { correo, datos } = verification
  const isForeign = datos?.web && correo !== 'gratuito' && !isMailOfSite(datos.contacto_correo, datos.web)
  if (correo !== 'pendiente' && correo !== 'gratuito' && !isForeign) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface p-3 text-14">
      <MailIcon size={20} className="shrink-0" />
      <div className="grid min-w-0 flex-1 basis-50 gap-1 wrap-anywhere">
        {correo === 'pendiente' && <p>{texts.emailPending(datos?.contacto_correo ?? '')}</p>}
        {correo === 'gratuito' && <p>{texts.emailFree}</p>}
        {isForeign && <p>{texts.emailForeign}</p>}
      </div>
      {correo === 'pendiente' && <ResendButton />}
    </div>
  )
}

function ResendButton() {
  // Another tab may have used the link.
  const stale = queries.verification.key()
  const { send, isPending } = useSend(() => api.verification.resendCompanyEmail(), {
    failed: texts.resendFailed,
    stale,
  })
  return (
    <Button variant="secondary" size="small" isPending={isPending} onClick={() => send()}>
      {texts.resend}
    </Button>
  )
}
