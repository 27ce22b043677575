import { useMutation, useQueryClient } from '@tanstack/react-query'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { useResendLink } from '#web/session/use-resend-link.ts'
import { emailTexts as sharedTexts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { emailTexts as texts } from './texts.ts'

/** The e-mail that the account gets once the link sent to it is used. */
export function PendingEmail({ email }: { email: string }) {
  const client = useQueryClient()
  const notice = useNotice()
  const renew = () => client.invalidateQueries({ queryKey: queries.auth.getEmail.key() })
  const { isPending, resend } = useResendLink({ notice, failed: sharedTexts.resendFailed, onEnd: renew })
  const cancel = useMutation(
    queries.auth.cancelEmailChange.mutationOptions({
      onSuccess: ({ message }) => notice.success(message),
      onError: (error) => notice.error(limitSentence(error, texts.cancelFailed)),
      onSettled: renew,
    }),
  )
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card border border-blue bg-blue-soft p-4">
      <p className="wrap-anywhere">{texts.pending(email)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" isPending={isPending} onClick={resend}>
          {sharedTexts.resend}
        </Button>
        <Button variant="secondary" size="small" isPending={cancel.isPending} onClick={() => cancel.mutate({})}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
