import { useState } from 'react'
import { useNavigate } from 'react-router'
import { APPLICATION_NOTE_VERSION, APPLICATION_NOTE_WITH_ANSWERS } from '#contract/constants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import type { SentAnswer } from '#web/api/types.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { useResendLink } from '#web/session/use-resend-link.ts'
import { emailTexts } from '#web/texts.ts'
import { applyTexts as texts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'

interface Application {
  offerId: number
  cvId: number
  /** Empty where the offer asks nothing. */
  respuestas: SentAnswer[]
}

interface Sending {
  onSent: (offerId: number) => void
  onDone: () => void
  /** The offer asks something else than was shown. */
  onOtherQuestions: () => Promise<void>
}

/** Sends the application once. If it already exists, from another tab or after a lost answer, it counts as sent. */
export function useSendApplication({ onSent, onDone, onOtherQuestions }: Sending) {
  const [isSending, setIsSending] = useState(false)
  const notice = useNotice()
  const navigate = useNavigate()
  const { resend } = useResendLink({ notice, failed: emailTexts.resendFailed })

  const send = async (application: Application) => {
    setIsSending(true)
    try {
      const { message } = await api.applications.registerIntoOffer({
        ...application,
        version_aviso: application.respuestas.length > 0 ? APPLICATION_NOTE_WITH_ANSWERS : APPLICATION_NOTE_VERSION,
      })
      notice.success(message, [{ label: texts.seeApplications, onPress: () => void navigate(APPLICATIONS) }])
      onSent(application.offerId)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_applied') {
        notice.info(texts.alreadyApplied)
        onSent(application.offerId)
        onDone()
      } else if (error instanceof ApiError && asksOthers.has(error.code)) {
        notice.warning(error.error)
        await onOtherQuestions()
      } else if (error instanceof ApiError && error.code === 'answers_invalid') {
        notice.error(error.error)
      } else if (error instanceof ApiError && error.code === 'email_unconfirmed') {
        notice.warning(error.error, { label: emailTexts.resend, onPress: resend })
      } else notice.error(limitSentence(error, texts.failed))
    }
    setIsSending(false)
  }

  return { isSending, send: (application: Application) => void send(application) }
}

const APPLICATIONS = '/mi-perfil?seccion=candidaturas'

const asksOthers: ReadonlySet<string> = new Set(['questions_asked', 'questions_changed'])
