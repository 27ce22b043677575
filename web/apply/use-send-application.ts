import { useState } from 'react'
import { APPLICATION_NOTE_VERSION } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { useResendLink } from '#web/session/use-resend-link.ts'
import { emailTexts } from '#web/texts.ts'
import { applyTexts as texts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'

/** Sends the application once. If it already exists, from another tab or after a lost answer, it counts as sent. */
export function useSendApplication(onSent: (offerId: number) => void, onDone: () => void) {
  const [isSending, setIsSending] = useState(false)
  const notice = useNotice()
  const { resend } = useResendLink({ notice, failed: emailTexts.resendFailed })

  const send = async (application: { offerId: number; cvId: number }) => {
    setIsSending(true)
    try {
      const { message } = await api.applications.registerIntoOffer({
        ...application,
        version_aviso: APPLICATION_NOTE_VERSION,
      })
      notice.success(message)
      onSent(application.offerId)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_applied') {
        notice.info(texts.alreadyApplied)
        onSent(application.offerId)
        onDone()
      } else if (error instanceof ApiError && error.code === 'email_unconfirmed') {
        notice.warning(error.error, { label: emailTexts.resend, onPress: resend })
      } else notice.error(limitSentence(error, texts.failed))
    }
    setIsSending(false)
  }

  return { isSending, send: (application: { offerId: number; cvId: number }) => void send(application) }
}
