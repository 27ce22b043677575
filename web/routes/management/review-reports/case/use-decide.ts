import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ReviewReason } from '#contract/values/review-reasons.ts'
import { api } from '#web/api/client.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { QUEUE } from '../place.ts'
import { caseTexts as texts } from '../texts.ts'

export interface Verdict {
  decision: 'retirar' | 'no_procede'
  motivo?: ReviewReason
  explicacion: string
}

/** Saves a decision about the shown reports, and continues with the queue. */
export function useDecide(one: ReportCaseDetails, onEnd: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const read = { ultima_denuncia: one.lista[0]?.denuncia_id ?? 1, version: one.version ?? 1 }
  return useSend((verdict: Verdict) => api.reports.decideCase({ id: one.caso_id, ...verdict, ...read }), {
    failed: texts.decideFailed,
    over: ({ status, code }) =>
      (status === 409 || status === 404) && (code === 'offer_edited' ? texts.edited : texts.decidedAlready),
    onDone: async (_verdict, saved) => {
      if (saved) await navigate(QUEUE)
      await client.invalidateQueries()
    },
    onEnd,
  })
}
