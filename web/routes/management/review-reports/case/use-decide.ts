import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ReviewReason } from '#contract/values/review-reasons.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { QUEUE } from '../place.ts'
import { caseTexts as texts } from '../texts.ts'

export interface Verdict {
  decision: 'retirar' | 'no_procede'
  motivo?: ReviewReason
  explicacion: string
}

/** Saves a decision about the shown reports, and continues with the queue. */
export function useDecide(one: ReportCaseDetails, onSettled: () => void) {
  const client = useQueryClient()
  const notice = useNotice()
  const navigate = useNavigate()
  const renew = () => client.invalidateQueries()
  const { isPending, mutate } = useMutation(
    queries.reports.decideCase.mutationOptions({
      onSuccess: async ({ message }) => {
        notice.success(message)
        await navigate(QUEUE)
        await renew()
      },
      onError: (error) => {
        if (!hasStatus(error, 409) && !hasStatus(error, 404)) return notice.error(texts.decideFailed)
        notice.info(error.code === 'offer_edited' ? texts.edited : texts.decidedAlready)
        return renew()
      },
      onSettled,
    }),
  )
  const read = { ultima_denuncia: one.lista[0]?.denuncia_id ?? 1, version: one.version ?? 1 }
  const decide = (verdict: Verdict) => mutate({ id: one.caso_id, ...verdict, ...read })
  return { isPending, decide }
}
