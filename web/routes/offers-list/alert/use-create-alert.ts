import { useState } from 'react'
import { ApiError, isNoConnection } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { NewAlert } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { alertDialogTexts as texts } from './dialog-texts.ts'

function sentenceOf(error: unknown): string {
  if (isNoConnection(error)) return texts.noConnection
  if (error instanceof ApiError && error.code === 'alerts_full') return error.error
  return limitSentence(error, texts.failed)
}

/** Creates one alert at a time. After a failure the typed text stays. */
export function useCreateAlert(onCreated: (message: string) => void) {
  const [isCreating, setIsCreating] = useState(false)
  const notice = useNotice()
  const create = async (wanted: NewAlert) => {
    setIsCreating(true)
    try {
      onCreated((await api.alerts.createAlert(wanted)).message)
    } catch (error) {
      notice.error(sentenceOf(error))
    }
    setIsCreating(false)
  }
  return { isCreating, create }
}
