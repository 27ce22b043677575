import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ReviewReason } from '#contract/values/review-reasons.ts'
import { api } from '#web/api/client.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { useRemember } from '../../review/use-undo-decision.ts'
import { QUEUE } from '../place.ts'
import { caseTexts as texts } from '../texts.ts'

export interface Verdict {
  decision: 'retirar' | 'no_procede'
  motivo: ReviewReason | null
  explicacion: string
}

/** Saves a decision about the shown reports, and continues with the queue. */
export function useDecide(one: ReportCaseDetails, onSaved: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const read = { ultima_denuncia: one.lista[0]?.denuncia_id ?? 1, version: one.version ?? 1 }
  const remember = useRemember()
  const decide = async (verdict: Verdict) => {
    const sentAt = Date.now()
    const saved = await api.reports.decideCase({ id: one.caso_id, ...verdict, ...read })
    remember({ offerId: one.emp_ofertas_id ?? 0, sentence: saved.message, sentAt })
    return saved
  }
  return useSend(decide, {
    done: '',
    failed: texts.decideFailed,
    over: ({ status, code }) =>
      (status === 409 || status === 404) && (code === 'offer_edited' ? texts.edited : texts.decidedAlready),
    onDone: async (_verdict, saved) => {
      if (saved) {
        onSaved()
        await navigate(QUEUE)
      }
      await client.invalidateQueries()
    },
  })
}
