import { useMutation } from '@tanstack/react-query'
import { paymentSentence } from '#web/api/payment-sentence.ts'
import { queries } from '#web/api/queries.ts'
import { companyTexts as texts } from '#web/texts/company-dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { useNotice } from '#web/ui/notice.tsx'

/** Leads to the payment page; usable again after a failure. */
export function UpgradeButton({ companyId, className }: { companyId: number | undefined; className?: string }) {
  const notice = useNotice()
  const checkout = useMutation(
    queries.payments.createCheckoutSession.mutationOptions({
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => notice.error(paymentSentence(error)),
    }),
  )
  const upgrade = () => {
    if (companyId === undefined) return notice.error(texts.companyUnknown)
    checkout.mutate({ baseUrl: location.origin, companyId, plan: 'premium' })
  }
  return (
    <Button
      className={className}
      icon={<StarIcon />}
      onClick={upgrade}
      isPending={checkout.isPending || checkout.isSuccess}
    >
      {texts.toPremium}
    </Button>
  )
}
