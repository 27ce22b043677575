import { paymentTexts } from '#web/api/payment-texts.ts'
import { useSellsPremium } from '#web/document/site.ts'
import { companyTexts as texts } from '../texts.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { UnavailableButton } from './unavailable-button.tsx'
import { useUpgrade } from './use-upgrade.ts'

/** Leads to the payment page; usable again after a failure. Disabled if Premium is not sold here. */
export function UpgradeButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-describedby'>) {
  const { upgrade, isLeaving } = useUpgrade()
  if (!useSellsPremium()) {
    return (
      <UnavailableButton {...look} icon={<StarIcon />} reason={paymentTexts.notSold}>
        {texts.toPremium}
      </UnavailableButton>
    )
  }
  return (
    <Button {...look} icon={<StarIcon />} onClick={upgrade} isPending={isLeaving}>
      {texts.toPremium}
    </Button>
  )
}
