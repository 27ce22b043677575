import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { isPaidAlready, paymentSentence } from '#web/api/payment-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { companyTexts as texts } from '../texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { useProviderPage } from './use-provider-page.ts'

/** Leads to the payment page for Premium. It reads the company on press, because the company may load after the render. */
export function useUpgrade() {
  const notice = useNotice()
  const client = useQueryClient()
  const { leave, isLeaving } = useProviderPage({
    name: 'checkout',
    findAddress: startCheckout,
    onFailed: (error) => {
      if (!isPaidAlready(error)) return notice.error(paymentSentence(error))
      notice.info(error.error)
      return void client.invalidateQueries({ queryKey: queries.companies.key() })
    },
  })
  const upgrade = () => {
    const company = client.getQueryData(queries.companies.getInformation.queryKey())
    return company?.emp_empresas_id ? leave(company.emp_empresas_id) : notice.error(texts.companyUnknown)
  }
  return { upgrade, isLeaving }
}

const startCheckout = (companyId: number) =>
  api.payments.createCheckoutSession({ baseUrl: location.origin, companyId, plan: 'premium' })
