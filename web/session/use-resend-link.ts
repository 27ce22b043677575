import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'

interface Resend {
  notice: { success: (message: string) => void; error: (message: string) => void }
  failed: string
  /** Runs in any case: another tab may have used the link. */
  onEnd?: () => unknown
}

/** «Volver a enviar»: mails the link that confirms the e-mail again. */
export function useResendLink({ notice, failed, onEnd }: Resend) {
  const [isPending, setIsPending] = useState(false)
  const send = async () => {
    setIsPending(true)
    try {
      const { message } = await api.auth.resendEmailLink()
      notice.success(message)
    } catch (error) {
      notice.error(limitSentence(error, failed))
    }
    await onEnd?.()
    setIsPending(false)
  }
  return { isPending, resend: () => void send() }
}
