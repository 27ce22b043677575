import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { useSend } from '#web/forms/use-send.ts'
import { emailTexts as sharedTexts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { emailTexts as texts } from './texts.ts'

/** The e-mail that the account gets once the link sent to it is used. */
export function PendingEmail({ email }: { email: string }) {
  // Another tab may have used the link.
  const stale = queries.auth.getEmail.key()
  const resend = useSend(() => api.auth.resendEmailLink(), { failed: sharedTexts.resendFailed, stale })
  const cancel = useSend(() => api.auth.cancelEmailChange(), { failed: texts.cancelFailed, stale })
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card border border-blue bg-blue-soft p-4">
      <p className="wrap-anywhere">{texts.pending(email)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" isPending={resend.isPending} onClick={() => resend.send()}>
          {sharedTexts.resend}
        </Button>
        <Button variant="secondary" size="small" isPending={cancel.isPending} onClick={() => cancel.send()}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
