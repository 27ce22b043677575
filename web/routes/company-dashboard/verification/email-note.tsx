import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isMailOfSite } from '#contract/values/verification.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import type { Verification } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
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
  const client = useQueryClient()
  const notice = useNotice()
  const resend = useMutation({
    mutationFn: () => api.verification.resendCompanyEmail(),
    onSuccess: ({ message }) => notice.success(message),
    onError: (error) => notice.error(limitSentence(error, texts.resendFailed)),
    // Another tab may have used the link.
    onSettled: () => client.invalidateQueries({ queryKey: queries.verification.key() }),
  })
  return (
    <Button variant="secondary" size="small" isPending={resend.isPending} onClick={() => resend.mutate()}>
      {texts.resend}
    </Button>
  )
}
