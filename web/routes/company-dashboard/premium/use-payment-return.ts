import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isNoConnection } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { removeCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { paymentReturnTexts as texts, paymentTexts } from '#web/api/payment-texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { findOutcome, isReturn, namesCompany, readReturn, type Outcome } from './payment-return.ts'

const POLL_MS = 4000
/** About a minute. After that a button asks again. */
const POLLS_MAX = 15

/** After a return from the payment page, reads the result from the server, shows it once and cleans the address. */
export function usePaymentReturn(company: Company | undefined) {
  const [search] = useSearchParams()
  // Kept in state, because the addresses of the other sections do not contain it.
  const [returned] = useState(() => readReturn(search))
  const id = company && namesCompany(returned, company) ? returned.sessionId : null
  const session = useQuery(
    queries.payments.getCheckoutSession.queryOptions({
      input: id === null ? skipToken : { id },
      staleTime: Number.POSITIVE_INFINITY,
      // Polling pauses while the page is hidden.
      refetchInterval: ({ state }) =>
        state.data?.estado === 'pendiente' && state.dataUpdateCount + state.errorUpdateCount < POLLS_MAX && POLL_MS,
    }),
  )
  const outcome = findOutcome({ returned, company, session: session.data, error: session.error })
  useTold(outcome)
  useCleanAddress(outcome !== null && isReturn(readReturn(search)))
  const isUnknown = outcome === null && !session.data
  return {
    /** Paid or perhaps paid, but not yet in the company's plan. Nobody should pay again. */
    isUnsettled: id !== null && (outcome === null || outcome === 'paid'),
    isPending: session.data?.estado === 'pendiente',
    /** Stays true during a retry, so that the retry button stays in place. */
    hasFailed: isUnknown && session.errorUpdateCount > 0,
    failure: isUnknown && session.isError ? askSentence(session.error) : null,
    isAsking: session.isFetching,
    ask: session.refetch,
  }
}

export type ReturnedPayment = ReturnType<typeof usePaymentReturn>

export const askSentence = (error: unknown): string => (isNoConnection(error) ? paymentTexts.noAnswer : texts.askFailed)

function useTold(outcome: Outcome | null): void {
  const notice = useNotice()
  const client = useQueryClient()
  useEffect(() => {
    if (outcome === null) return
    if (outcome !== 'paid') return notice[tones[outcome]](texts[outcome])
    notice.success(texts.paid)
    removeCompanyFormData()
    void client.invalidateQueries({ queryKey: queries.companies.key() })
  }, [outcome, notice, client])
}

const tones = { cancelled: 'info', notPaid: 'info', unknown: 'error', spent: 'info' } as const

/** Removes the payment from the address, so that no bookmark and no step back repeats it. */
function useCleanAddress(isOver: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isOver) void navigate('/perfil-empresa', { replace: true, preventScrollReset: true })
  }, [isOver, navigate])
}
