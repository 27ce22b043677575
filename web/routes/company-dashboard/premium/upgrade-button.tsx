import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { isPaidAlready, paymentSentence } from '#web/api/payment-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { companyTexts as texts } from '#web/texts/company-dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { useNotice } from '#web/ui/notice.tsx'
import { useProviderPage } from './use-provider-page.ts'

interface UpgradeButtonProps {
  companyId: number | undefined
  className?: string
}

/** Leads to the payment page; usable again after a failure. */
export function UpgradeButton({ companyId, className }: UpgradeButtonProps) {
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
  const upgrade = () => (companyId === undefined ? notice.error(texts.companyUnknown) : leave(companyId))
  return (
    <Button className={className} icon={<StarIcon />} onClick={upgrade} isPending={isLeaving}>
      {texts.toPremium}
    </Button>
  )
}

const startCheckout = (companyId: number) =>
  api.payments.createCheckoutSession({ baseUrl: location.origin, companyId, plan: 'premium' })
