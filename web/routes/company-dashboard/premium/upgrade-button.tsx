import { useId } from 'react'
import { paymentTexts } from '#web/api/payment-texts.ts'
import { useSellsPremium } from '#web/document/site.ts'
import { companyTexts as texts } from '../texts.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { UnavailableButton } from './unavailable-button.tsx'
import { usePremiumPrice } from '#web/forms/company/use-premium-price.ts'
import { useUpgrade } from './use-upgrade.ts'

/** Leads to the payment page, with the price beside it; usable again after a failure. Disabled if Premium is not sold here. */
export function UpgradeButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-describedby'>) {
  const { upgrade, isLeaving } = useUpgrade()
  const sellsPremium = useSellsPremium()
  const price = usePremiumPrice(sellsPremium)
  const priceId = useId()
  if (!sellsPremium) {
    return (
      <UnavailableButton {...look} icon={<StarIcon />} reason={paymentTexts.notSold}>
        {texts.toPremium}
      </UnavailableButton>
    )
  }
  // On phones a line of its own from the start: the price comes later, and would push the button there.
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-small:basis-full">
      <Button
        {...look}
        aria-describedby={[look['aria-describedby'], price && priceId].filter(Boolean).join(' ') || undefined}
        icon={<StarIcon />}
        onClick={upgrade}
        isPending={isLeaving}
      >
        {texts.toPremium}
      </Button>
      {price && (
        <span id={priceId} className="text-14 font-semibold whitespace-nowrap">
          {price}
        </span>
      )}
    </span>
  )
}
