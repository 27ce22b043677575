import { useState } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { NewReport } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { reportTexts as texts } from './texts.ts'

export interface Receipt {
  number: string
  isMailed: boolean
  /** The decision is mailed. */
  isAnswered: boolean
}

/** Sends one report at a time. A failure keeps the typed text. */
export function useSendReport(onSent: (receipt: Receipt) => void) {
  const [isSending, setIsSending] = useState(false)
  const notice = useNotice()

  const send = async (report: NewReport) => {
    setIsSending(true)
    try {
      const { recibo, recibo_enviado } = await api.reports.reportOffer(report)
      onSent({ number: recibo, isMailed: recibo_enviado, isAnswered: Boolean(report.correo) })
    } catch (error) {
      notice.error(hasStatus(error, 404) ? texts.gone : limitSentence(error, texts.failed))
    }
    setIsSending(false)
  }

  return { isSending, send }
}
