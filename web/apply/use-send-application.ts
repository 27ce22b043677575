import { useState } from 'react'
import { useNavigate } from 'react-router'
import { applicationNoteVersion } from '#contract/values/applications/covering-note.ts'
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
  /** Null: nothing is written to the company. */
  nota: string | null
}

interface Sending {
  onSent: (offerId: number) => void
  onDone: () => void
  /** The offer asks something else than was shown. */
  onOtherQuestions: () => Promise<void>
  /** It takes no more applications. */
  onFull: (offerId: number) => void
}

/** Sends the application once. If it already exists, from another tab or after a lost answer, it counts as sent. */
export function useSendApplication({ onSent, onDone, onOtherQuestions, onFull }: Sending) {
  const [isSending, setIsSending] = useState(false)
  const notice = useNotice()
  const navigate = useNavigate()
  const { resend } = useResendLink({ notice, failed: emailTexts.resendFailed })

  const send = async (application: Application) => {
    setIsSending(true)
    try {
      const { message } = await api.applications.registerIntoOffer({
        ...application,
        version_aviso: applicationNoteVersion({
          hasAnswers: application.respuestas.length > 0,
          hasNote: application.nota !== null,
        }),
      })
      notice.success(message, [{ label: texts.seeApplications, onPress: () => void navigate(APPLICATIONS) }])
      onSent(application.offerId)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_applied') {
        notice.info(texts.alreadyApplied)
        onSent(application.offerId)
        onDone()
      } else if (error instanceof ApiError && error.code === 'offer_full') {
        onFull(application.offerId)
      } else if (error instanceof ApiError && asksOthers.has(error.code)) {
        notice.warning(error.error)
        await onOtherQuestions()
      } else if (error instanceof ApiError && saysWhatIsWrong.has(error.code)) {
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

const saysWhatIsWrong: ReadonlySet<string> = new Set(['answers_invalid', 'text_suspicious'])

const asksOthers: ReadonlySet<string> = new Set(['questions_asked', 'questions_changed'])
