import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isNoConnection } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { removeCompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { paymentReturnTexts as texts } from '#web/texts.ts'
import { paymentTexts } from '#web/api/payment-texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { findOutcome, isReturn, namesCompany, readReturn, type Outcome } from './payment-return.ts'

const POLL_MS = 4000
/** About a minute; whoever waits longer asks by hand. */
const POLLS_MAX = 15

/** Back from the payment page: what became of it is asked of the server, told once, and taken out of the address. */
export function usePaymentReturn(company: Company | undefined) {
  const [search] = useSearchParams()
  // Kept while other sections are looked at, whose addresses don't carry it.
  const [returned] = useState(() => readReturn(search))
  const id = company && namesCompany(returned, company) ? returned.sessionId : null
  const session = useQuery(
    queries.payments.getCheckoutSession.queryOptions({
      input: id === null ? skipToken : { id },
      staleTime: Number.POSITIVE_INFINITY,
      // It pauses while nobody looks at the page.
      refetchInterval: ({ state }) =>
        state.data?.estado === 'pendiente' && state.dataUpdateCount + state.errorUpdateCount < POLLS_MAX && POLL_MS,
    }),
  )
  const outcome = findOutcome({ returned, company, session: session.data, error: session.error })
  useTold(outcome)
  useCleanAddress(outcome !== null && isReturn(readReturn(search)))
  const isUnknown = outcome === null && !session.data
  return {
    /** Paid or perhaps paid, and not yet seen in the company's plan: nobody should pay once more. */
    isUnsettled: id !== null && (outcome === null || outcome === 'paid'),
    isPending: session.data?.estado === 'pendiente',
    /** Stays true while it is asked again, so that the button that asks stays where it is. */
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

/** Nothing of a payment stays where it would be bookmarked, or found again by going back. */
function useCleanAddress(isOver: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isOver) void navigate('/perfil-empresa', { replace: true, preventScrollReset: true })
  }, [isOver, navigate])
}
